import { checkAllocations, sumOf } from '@coffer/domain/allocations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someone } from '../example-beneficiaries.ts'
import { type Group, groupsOf, joined, moved, withoutOne } from './groups.ts'
import {
  allocationsOf,
  evenly,
  initialShares,
  isShared,
  problemsOf,
  readShare,
  shareField,
  totalField,
  totalOf,
} from './shares.ts'

/** Up to ten people, in either group, each group with whole shares. */
const lists = fc
  .tuple(fc.array(fc.nat({ max: 50 }), { maxLength: 5 }), fc.array(fc.nat({ max: 50 }), { maxLength: 5 }))
  .filter(([primary, contingent]) => primary.length + contingent.length > 0)
  .map(([primary, contingent]) => [
    ...primary.map((share, place) => someone(`p${place}`, { allocation: share })),
    ...contingent.map((share, place) =>
      someone(`c${place}`, { allocation: share, designation: 'contingent' }),
    ),
  ])
const listsAndOne = lists.chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(...list)))
const typed = fc.oneof(fc.integer({ min: 0, max: 130 }).map(String), fc.constantFrom('', '1.5', '-1', 'x'))

const uuidsOf = ({ members }: Group) => members.map(({ uuid }) => uuid)

describe('one share', () => {
  it.each([
    ['', { problem: 'empty' }],
    ['  ', { problem: 'empty' }],
    ['12.5', { problem: 'malformed' }],
    ['-1', { problem: 'malformed' }],
    ['101', { problem: 'too-high' }],
    ['0', { share: 0 }],
    ['007', { share: 7 }],
    [' 100 ', { share: 100 }],
  ])('"%s"', (text, expected) => expect(readShare(text)).toEqual(expected))
})

describe('the editor, whatever is typed', () => {
  it('lets through what the domain takes, and nothing else', () => {
    fc.assert(
      fc.property(
        lists.chain((list) =>
          fc.tuple(fc.constant(groupsOf(list)), fc.array(typed, { minLength: 10, maxLength: 10 })),
        ),
        ([groups, texts]) => {
          const members = groups.flatMap((group) => group.members)
          const values = Object.fromEntries(
            members.map(({ uuid }, place) => [shareField(uuid), texts[place] ?? '']),
          )
          const isFine = Object.keys(problemsOf(groups, values)).length === 0
          const isRight = groups.every(
            (group) => checkAllocations(allocationsOf([group], values), uuidsOf(group)) === null,
          )
          // What can't be read counts as nothing, so a list may add up and still not be sent.
          if (isFine) expect(isRight).toBe(true)
          const isReadable = members.every(
            ({ uuid }) =>
              /^\d+$/.test(values[shareField(uuid)] ?? '') && Number(values[shareField(uuid)]) <= 100,
          )
          if (isReadable && isRight) expect(isFine).toBe(true)
        },
      ),
    )
  })

  it('splits evenly into what can be sent', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const groups = groupsOf(list)
        const values = Object.fromEntries(groups.flatMap((group) => Object.entries(evenly(group))))
        expect(problemsOf(groups, values)).toEqual({})
        for (const group of groups) expect(totalOf(group, values)).toBe(100)
      }),
    )
  })
})

describe('who has a share', () => {
  it('once somebody left: those who stay, with what adds up', () => {
    fc.assert(
      fc.property(listsAndOne, ([list, gone]) => {
        for (const group of withoutOne(list, gone)) {
          expect(uuidsOf(group)).toEqual(
            list
              .filter((one) => one.designation === gone.designation && one !== gone)
              .map(({ uuid }) => uuid),
          )
          expect(sumOf(group.members.map(({ share }) => share ?? 0))).toBe(100)
          expect(problemsOf([group], initialShares([group]))).toEqual({})
        }
      }),
    )
  })

  it('once somebody changed groups: everybody, each in one of them', () => {
    fc.assert(
      fc.property(
        listsAndOne,
        fc.constantFrom('primary' as const, 'contingent' as const),
        ([list, one], to) => {
          const groups = moved(list, one, to)
          const everybody = one.designation === to ? [] : list.map(({ uuid }) => uuid)
          expect(new Set(groups.flatMap(uuidsOf))).toEqual(new Set(everybody))
          expect(groups.flatMap(uuidsOf)).toHaveLength(everybody.length)
          const newcomer = groups.find(({ designation }) => designation === to)?.members.at(-1)
          if (groups.length > 0) expect(newcomer).toMatchObject({ uuid: one.uuid, share: null })
        },
      ),
    )
  })

  it('whoever is alone has all of it, unasked', () => {
    const groups = joined([], 'primary', 'Mateo Rivera')
    expect(initialShares(groups)).toEqual({})
    expect(problemsOf(groups, {})).toEqual({})
    expect(allocationsOf(groups, {})).toEqual([{ uuid: null, allocation: 100 }])
  })

  it('a newcomer has to be given one', () => {
    const mateo = someone('mateo')
    const groups = joined([mateo], 'primary', 'Lucía Rivera')
    const values = initialShares(groups)
    expect(values).toEqual({ 'share-mateo': '100', 'share-new': '', 'total-primary': '' })
    expect(problemsOf(groups, values)).toEqual({ 'share-new': 'problem.share.empty' })
    expect(problemsOf(groups, { ...values, 'share-new': '10' })).toEqual({
      [totalField('primary')]: 'problem.total',
    })
    const shared = { ...values, 'share-mateo': '60', 'share-new': '40' }
    expect(problemsOf(groups, shared)).toEqual({})
    expect(allocationsOf(groups, shared)).toEqual([
      { uuid: 'mateo', allocation: 60 },
      { uuid: null, allocation: 40 },
    ])
  })

  it.each([
    ['as it stands', [60, 40], [], true],
    ['with another share', [50, 50], [], false],
    ['with somebody new among them', [60, 40], [someone('c', { allocation: 0 })], false],
    ['whatever the other group is', [60, 40], [someone('c', { designation: 'contingent' })], true],
  ])('a list is known to be shared: %s', (_, [a = 0, b = 0], more, expected) => {
    const list = [someone('a', { allocation: 60 }), someone('b', { allocation: 40 }), ...more]
    const sent = [
      { uuid: 'a', allocation: a },
      { uuid: 'b', allocation: b },
    ]
    expect(isShared(list, sent)).toBe(expected)
    expect(isShared(list.slice(1), sent)).toBe(false)
  })

  it('primary and contingent add up apart', () => {
    const list = [someone('a'), someone('b', { designation: 'contingent' })]
    expect(groupsOf(list).map(({ designation }) => designation)).toEqual(['primary', 'contingent'])
    expect(allocationsOf(groupsOf(list), {})).toEqual([
      { uuid: 'a', allocation: 100 },
      { uuid: 'b', allocation: 100 },
    ])
  })
})
