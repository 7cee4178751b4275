import { checkAllocations, sumShares } from '@coffer/domain/allocations'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleBeneficiary } from '../example-beneficiaries.ts'
import { type Group, toGroups, groupsAfterAdding, groupsAfterMoving, groupsAfterRemoving } from './groups.ts'
import {
  toAllocations,
  evenShares,
  initialShares,
  hasAllocations,
  findProblems,
  shareField,
  totalField,
  groupTotal,
} from './shares.ts'

/** Up to five people in each group, with whole shares. */
const lists = fc
  .tuple(fc.array(fc.nat({ max: 50 }), { maxLength: 5 }), fc.array(fc.nat({ max: 50 }), { maxLength: 5 }))
  .filter(([primary, contingent]) => primary.length + contingent.length > 0)
  .map(([primary, contingent]) => [
    ...primary.map((share, place) => exampleBeneficiary(`p${place}`, { allocation: share })),
    ...contingent.map((share, place) =>
      exampleBeneficiary(`c${place}`, { allocation: share, designation: 'contingent' }),
    ),
  ])
const listsAndOne = lists.chain((list) => fc.tuple(fc.constant(list), fc.constantFrom(...list)))
const typed = fc.oneof(fc.integer({ min: 0, max: 130 }).map(String), fc.constantFrom('', '1.5', '-1', 'x'))

const memberUuids = ({ members }: Group) => members.map(({ uuid }) => uuid)

describe('findProblems, for any input', () => {
  it('findProblems accepts exactly what the domain accepts', () => {
    fc.assert(
      fc.property(
        lists.chain((list) =>
          fc.tuple(fc.constant(toGroups(list)), fc.array(typed, { minLength: 10, maxLength: 10 })),
        ),
        ([groups, texts]) => {
          const members = groups.flatMap((group) => group.members)
          const values = Object.fromEntries(
            members.map(({ uuid }, place) => [shareField(uuid), texts[place] ?? '']),
          )
          const isValid = Object.keys(findProblems(groups, values)).length === 0
          const isRight = groups.every(
            (group) => checkAllocations(toAllocations([group], values), memberUuids(group)) === null,
          )
          // A malformed share counts as 0, so a list may add up and still be invalid.
          if (isValid) expect(isRight).toBe(true)
          const isReadable = members.every(
            ({ uuid }) =>
              /^\d+$/.test(values[shareField(uuid)] ?? '') && Number(values[shareField(uuid)]) <= 100,
          )
          if (isReadable && isRight) expect(isValid).toBe(true)
        },
      ),
    )
  })

  it('findProblems accepts evenly split shares', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const groups = toGroups(list)
        const values = Object.fromEntries(groups.flatMap((group) => Object.entries(evenShares(group))))
        expect(findProblems(groups, values)).toEqual({})
        for (const group of groups) expect(groupTotal(group, values)).toBe(100)
      }),
    )
  })
})

describe('groups after a change', () => {
  it('groupsAfterRemoving rescales the shares of the remaining members to 100%', () => {
    fc.assert(
      fc.property(listsAndOne, ([list, removed]) => {
        for (const group of groupsAfterRemoving(list, removed)) {
          expect(memberUuids(group)).toEqual(
            list
              .filter((one) => one.designation === removed.designation && one !== removed)
              .map(({ uuid }) => uuid),
          )
          expect(sumShares(group.members.map(({ share }) => share ?? 0))).toBe(100)
          expect(findProblems([group], initialShares([group]))).toEqual({})
        }
      }),
    )
  })

  it('groupsAfterMoving lists every member once', () => {
    fc.assert(
      fc.property(
        listsAndOne,
        fc.constantFrom('primary' as const, 'contingent' as const),
        ([list, one], to) => {
          const groups = groupsAfterMoving(list, one, to)
          const expected = one.designation === to ? [] : list.map(({ uuid }) => uuid)
          expect(new Set(groups.flatMap(memberUuids))).toEqual(new Set(expected))
          expect(groups.flatMap(memberUuids)).toHaveLength(expected.length)
          const newcomer = groups.find(({ designation }) => designation === to)?.members.at(-1)
          if (groups.length > 0) expect(newcomer).toMatchObject({ uuid: one.uuid, share: null })
        },
      ),
    )
  })

  it('groupsAfterAdding gives a sole member 100% without a field', () => {
    const groups = groupsAfterAdding([], 'primary', 'Mateo Rivera')
    expect(initialShares(groups)).toEqual({})
    expect(findProblems(groups, {})).toEqual({})
    expect(toAllocations(groups, {})).toEqual([{ uuid: null, allocation: 100 }])
  })

  it('groupsAfterAdding requires a share for a new member', () => {
    const mateo = exampleBeneficiary('mateo')
    const groups = groupsAfterAdding([mateo], 'primary', 'Lucía Rivera')
    const values = initialShares(groups)
    expect(values).toEqual({ 'share-mateo': '100', 'share-new': '', 'total-primary': '' })
    expect(findProblems(groups, values)).toEqual({ 'share-new': 'problem.share.empty' })
    expect(findProblems(groups, { ...values, 'share-new': '10' })).toEqual({
      [totalField('primary')]: 'problem.total',
    })
    const shared = { ...values, 'share-mateo': '60', 'share-new': '40' }
    expect(findProblems(groups, shared)).toEqual({})
    expect(toAllocations(groups, shared)).toEqual([
      { uuid: 'mateo', allocation: 60 },
      { uuid: null, allocation: 40 },
    ])
  })

  it.each([
    ['the same shares', [60, 40], [], true],
    ['another share', [50, 50], [], false],
    ['a new member in the group', [60, 40], [exampleBeneficiary('c', { allocation: 0 })], false],
    [
      'a new member in the other group',
      [60, 40],
      [exampleBeneficiary('c', { designation: 'contingent' })],
      true,
    ],
  ])('hasAllocations compares allocations with a list: %s', (_, [a = 0, b = 0], more, expected) => {
    const list = [
      exampleBeneficiary('a', { allocation: 60 }),
      exampleBeneficiary('b', { allocation: 40 }),
      ...more,
    ]
    const sent = [
      { uuid: 'a', allocation: a },
      { uuid: 'b', allocation: b },
    ]
    expect(hasAllocations(list, sent)).toBe(expected)
    expect(hasAllocations(list.slice(1), sent)).toBe(false)
  })

  it('toAllocations gives primary and contingent beneficiaries 100% each', () => {
    const list = [exampleBeneficiary('a'), exampleBeneficiary('b', { designation: 'contingent' })]
    expect(toGroups(list).map(({ designation }) => designation)).toEqual(['primary', 'contingent'])
    expect(toAllocations(toGroups(list), {})).toEqual([
      { uuid: 'a', allocation: 100 },
      { uuid: 'b', allocation: 100 },
    ])
  })
})
