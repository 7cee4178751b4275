import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { spread } from '@coffer/domain/allocations'
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

export const nameOf = (beneficiary: Pick<Beneficiary, 'firstName' | 'lastName'>): string =>
  fullName({ firstName: beneficiary.firstName, lastName: beneficiary.lastName })

const memberOf = (beneficiary: Beneficiary): Member => ({
  uuid: beneficiary.uuid,
  name: nameOf(beneficiary),
  share: beneficiary.allocation,
})

const membersOf = (list: List, designation: Designation): Member[] =>
  ofDesignation(list, designation).map(memberOf)

/** Scales the shares proportionally so that they add up to 100% again. */
function rescaled(members: readonly Member[]): Member[] {
  const shares = spread(members.map(({ share }) => share ?? 0))
  return members.map((member, place) => ({ ...member, share: shares[place] ?? 0 }))
}

const nonEmpty = (groups: readonly Group[]): Group[] => groups.filter(({ members }) => members.length > 0)

/** The current groups. */
export const groupsOf = (list: List): Group[] =>
  nonEmpty(designations.map((designation) => ({ designation, members: membersOf(list, designation) })))

/** The group after a new member is added. */
export const groupsAfterAdding = (list: List, designation: Designation, name: string): Group[] => [
  { designation, members: [...membersOf(list, designation), { uuid: null, name, share: null }] },
]

/** The group after a member is removed; empty if no members remain. */
export const groupsAfterRemoving = (list: List, removed: Beneficiary): Group[] =>
  nonEmpty([
    {
      designation: removed.designation,
      members: rescaled(membersOf(list, removed.designation).filter(({ uuid }) => uuid !== removed.uuid)),
    },
  ])

/** Both groups after a member has moved to the other; empty if the designation is unchanged. */
export function groupsAfterMoving(list: List, moved: Beneficiary, designation: Designation): Group[] {
  if (designation === moved.designation) return []
  const newMember = { uuid: moved.uuid, name: nameOf(moved), share: null }
  const groups = designations.map((group) =>
    group === designation
      ? { designation: group, members: [...membersOf(list, group), newMember] }
      : {
          designation: group,
          members: rescaled(membersOf(list, group).filter(({ uuid }) => uuid !== moved.uuid)),
        },
  )
  return nonEmpty(groups)
}
