import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { rescaleShares } from '@coffer/domain/allocations'
import { designations, type Designation, ofDesignation } from '@coffer/domain/beneficiaries'
import { fullName } from '@coffer/domain/names'

/** A member of a group. A member that is being added has no uuid. */
export interface Member {
  uuid: string | null
  name: string
  /** The proposed share as a whole percentage; null without a proposal. */
  share: number | null
}

/** Beneficiaries whose shares add up to 100%. */
export interface Group {
  designation: Designation
  members: readonly Member[]
}

type List = readonly Beneficiary[]

export const beneficiaryName = (beneficiary: Pick<Beneficiary, 'firstName' | 'lastName'>): string =>
  fullName({ firstName: beneficiary.firstName, lastName: beneficiary.lastName })

const toMember = (beneficiary: Beneficiary): Member => ({
  uuid: beneficiary.uuid,
  name: beneficiaryName(beneficiary),
  share: beneficiary.allocation,
})

const toMembers = (list: List, designation: Designation): Member[] =>
  ofDesignation(list, designation).map(toMember)

/** Scales the shares proportionally so that they add up to 100% again. */
function rescaled(members: readonly Member[]): Member[] {
  const shares = rescaleShares(members.map(({ share }) => share ?? 0))
  return members.map((member, place) => ({ ...member, share: shares[place] ?? 0 }))
}

const nonEmpty = (groups: readonly Group[]): Group[] => groups.filter(({ members }) => members.length > 0)

/** The current groups. */
export const toGroups = (list: List): Group[] =>
  nonEmpty(designations.map((designation) => ({ designation, members: toMembers(list, designation) })))

/** The group after a new member is added. */
export const groupsAfterAdding = (list: List, designation: Designation, name: string): Group[] => [
  { designation, members: [...toMembers(list, designation), { uuid: null, name, share: null }] },
]

/** The group after a member is removed; empty if no members remain. */
export const groupsAfterRemoving = (list: List, removed: Beneficiary): Group[] =>
  nonEmpty([
    {
      designation: removed.designation,
      members: rescaled(toMembers(list, removed.designation).filter(({ uuid }) => uuid !== removed.uuid)),
    },
  ])

/** Both groups after a member has moved to the other; empty if the designation is unchanged. */
export function groupsAfterMoving(list: List, moved: Beneficiary, designation: Designation): Group[] {
  if (designation === moved.designation) return []
  const newMember = { uuid: moved.uuid, name: beneficiaryName(moved), share: null }
  const groups = designations.map((group) =>
    group === designation
      ? { designation: group, members: [...toMembers(list, group), newMember] }
      : {
          designation: group,
          members: rescaled(toMembers(list, group).filter(({ uuid }) => uuid !== moved.uuid)),
        },
  )
  return nonEmpty(groups)
}
