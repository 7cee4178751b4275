import { type Allocation, splitEvenly, sumOf, wholeShare } from '@coffer/domain/allocations'
import type { Designation } from '@coffer/domain/beneficiaries'
import type { Group, Member } from './groups.ts'

/** What stands in the fields, by their names. */
export type Typed = Readonly<Record<string, string | boolean>>

export type ShareProblem = 'empty' | 'malformed' | 'too-high'

export type ShareName = `share-${string}` | `total-${string}`

/** The field of one's share, and what a group's shares come to; the latter is no field that takes typing. */
export const shareField = (uuid: string | null): ShareName => `share-${uuid ?? 'new'}`
export const totalField = (designation: Designation): ShareName => `total-${designation}`

/** A whole percent as typed. */
export function readShare(text: string): { share: number } | { problem: ShareProblem } {
  const digits = text.trim()
  if (digits === '') return { problem: 'empty' }
  if (!/^\d{1,6}$/.test(digits)) return { problem: 'malformed' }
  const share = Number(digits)
  return share > wholeShare ? { problem: 'too-high' } : { share }
}

/** Whoever is alone in a group has all of it, and nothing is asked. */
export const isAsked = ({ members }: Group): boolean => members.length > 1

const textOf = (typed: Typed, { uuid }: Member): string => String(typed[shareField(uuid)] ?? '')

/** What the shares come to, as far as they can be read. */
export const totalOf = ({ members }: Group, typed: Typed): number =>
  sumOf(
    members.map((member) => {
      const read = readShare(textOf(typed, member))
      return 'share' in read ? read.share : 0
    }),
  )

/** The fields of the groups as they open. */
export function initialShares(groups: readonly Group[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { designation, members } of groups.filter(isAsked)) {
    for (const { uuid, share } of members) fields[shareField(uuid)] = share === null ? '' : String(share)
    fields[totalField(designation)] = ''
  }
  return fields
}

/** What is wrong, by field; whether the shares add up is looked at once each of them can be read. */
export function problemsOf(
  groups: readonly Group[],
  typed: Typed,
): Record<string, `problem.share.${ShareProblem}` | 'problem.total'> {
  const problems: Record<string, `problem.share.${ShareProblem}` | 'problem.total'> = {}
  for (const group of groups.filter(isAsked)) {
    const unread = group.members.flatMap((member) => {
      const read = readShare(textOf(typed, member))
      return 'problem' in read ? [[shareField(member.uuid), read.problem] as const] : []
    })
    for (const [field, problem] of unread) problems[field] = `problem.share.${problem}`
    if (unread.length === 0 && totalOf(group, typed) !== wholeShare)
      problems[totalField(group.designation)] = 'problem.total'
  }
  return problems
}

/** Everybody's share, to send; meant for what has no problems. */
export const allocationsOf = (groups: readonly Group[], typed: Typed): Allocation[] =>
  groups.flatMap((group) =>
    group.members.map((member) => {
      const read = readShare(textOf(typed, member))
      const share = 'share' in read ? read.share : 0
      return { uuid: member.uuid, allocation: isAsked(group) ? share : wholeShare }
    }),
  )

/** Whether these are the shares of those who are named, and of nobody else in their groups. */
export function isShared(
  list: readonly { uuid: string; designation: Designation; allocation: number }[],
  allocations: readonly Allocation[],
): boolean {
  const shares = new Map(allocations.map(({ uuid, allocation }) => [uuid, allocation]))
  const named = list.filter(({ uuid }) => shares.has(uuid))
  const groups = new Set(named.map(({ designation }) => designation))
  return (
    named.length === shares.size &&
    list.every((one) => !groups.has(one.designation) || shares.get(one.uuid) === one.allocation)
  )
}

/** The fields of a group when it is split evenly; the percents left over go to the first ones. */
export function evenly({ members }: Group): Record<string, string> {
  const shares = splitEvenly(members.length)
  return Object.fromEntries(members.map(({ uuid }, place) => [shareField(uuid), String(shares[place] ?? 0)]))
}
