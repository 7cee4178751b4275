import {
  type Allocation,
  readShare,
  type ShareProblem,
  splitEvenly,
  sumShares,
  wholeShare,
} from '@coffer/domain/allocations'
import type { Designation } from '@coffer/domain/beneficiaries'
import type { Group, Member } from './groups.ts'

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string | boolean>>

export type ShareName = `share-${string}` | `total-${string}`

/** The name of a member’s share field. */
export const shareField = (uuid: string | null): ShareName => `share-${uuid ?? 'new'}`
/** The name under which an error of a group’s total is shown. */
export const totalField = (designation: Designation): ShareName => `total-${designation}`

/** A sole member has 100% and no field. */
export const hasShareFields = ({ members }: Group): boolean => members.length > 1

const shareText = (values: FormValues, { uuid }: Member): string => String(values[shareField(uuid)] ?? '')

/** The total of the shares that can be parsed, in percent. */
export const groupTotal = ({ members }: Group, values: FormValues): number =>
  sumShares(
    members.map((member) => {
      const parsed = readShare(shareText(values, member))
      return 'share' in parsed ? parsed.share : 0
    }),
  )

/** The initial values of the share fields. */
export function initialShares(groups: readonly Group[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { designation, members } of groups.filter(hasShareFields)) {
    for (const { uuid, share } of members) fields[shareField(uuid)] = share === null ? '' : String(share)
    fields[totalField(designation)] = ''
  }
  return fields
}

/** Errors by field. The total of a group is checked if all of its shares can be parsed. */
export function findProblems(
  groups: readonly Group[],
  values: FormValues,
): Record<string, `problem.share.${ShareProblem}` | 'problem.total'> {
  const problems: Record<string, `problem.share.${ShareProblem}` | 'problem.total'> = {}
  for (const group of groups.filter(hasShareFields)) {
    const malformed = group.members.flatMap((member) => {
      const parsed = readShare(shareText(values, member))
      return 'problem' in parsed ? [[shareField(member.uuid), parsed.problem] as const] : []
    })
    for (const [field, problem] of malformed) problems[field] = `problem.share.${problem}`
    if (malformed.length === 0 && groupTotal(group, values) !== wholeShare)
      problems[totalField(group.designation)] = 'problem.total'
  }
  return problems
}

/** The allocations to send, for values without errors. */
export const toAllocations = (groups: readonly Group[], values: FormValues): Allocation[] =>
  groups.flatMap((group) =>
    group.members.map((member) => {
      const parsed = readShare(shareText(values, member))
      const share = 'share' in parsed ? parsed.share : 0
      return { uuid: member.uuid, allocation: hasShareFields(group) ? share : wholeShare }
    }),
  )

/** Whether the groups of these members have exactly these allocations. */
export function hasAllocations(
  list: readonly { uuid: string; designation: Designation; allocation: number }[],
  allocations: readonly Allocation[],
): boolean {
  const shares = new Map(allocations.map(({ uuid, allocation }) => [uuid, allocation]))
  const allocated = list.filter(({ uuid }) => shares.has(uuid))
  const groups = new Set(allocated.map(({ designation }) => designation))
  return (
    allocated.length === shares.size &&
    list.every(
      ({ uuid, designation, allocation }) => !groups.has(designation) || shares.get(uuid) === allocation,
    )
  )
}

/** The share fields of an evenly split group. The first members get the remaining percentages. */
export function evenShares({ members }: Group): Record<string, string> {
  const shares = splitEvenly(members.length)
  return Object.fromEntries(members.map(({ uuid }, place) => [shareField(uuid), String(shares[place] ?? 0)]))
}
