import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import { spread } from '@coffer/domain/allocations'
import { designations, type Designation, ofDesignation } from '@coffer/domain/beneficiaries'

/** Somebody who is to have a share; without a uuid while being added. */
export interface Member {
  uuid: string | null
  name: string
  /** The share that is proposed, in whole percents; null where the person has to say. */
  share: number | null
}

/** Those whose shares add up together. */
export interface Group {
  designation: Designation
  members: readonly Member[]
}

type List = readonly Beneficiary[]

export const nameOf = ({ firstName, lastName }: Pick<Beneficiary, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

const memberOf = (one: Beneficiary): Member => ({ uuid: one.uuid, name: nameOf(one), share: one.allocation })

const membersOf = (list: List, designation: Designation): Member[] =>
  ofDesignation(list, designation).map(memberOf)

/** What the others have, in the same proportions, once somebody has left. */
function proposed(members: readonly Member[]): Member[] {
  const shares = spread(members.map(({ share }) => share ?? 0))
  return members.map((member, place) => ({ ...member, share: shares[place] ?? 0 }))
}

const filled = (groups: readonly Group[]): Group[] => groups.filter(({ members }) => members.length > 0)

/** Everybody as they stand. */
export const groupsOf = (list: List): Group[] =>
  filled(designations.map((designation) => ({ designation, members: membersOf(list, designation) })))

/** The group that somebody joins; alone in it, they have all of it. */
export const joined = (list: List, designation: Designation, name: string): Group[] => [
  { designation, members: [...membersOf(list, designation), { uuid: null, name, share: null }] },
]

/** Those who stay in the group of somebody who leaves. */
export const withoutOne = (list: List, gone: Beneficiary): Group[] =>
  filled([
    {
      designation: gone.designation,
      members: proposed(membersOf(list, gone.designation).filter(({ uuid }) => uuid !== gone.uuid)),
    },
  ])

/** Both groups, once somebody has gone from one to the other; none where they stay. */
export function moved(list: List, one: Beneficiary, designation: Designation): Group[] {
  if (designation === one.designation) return []
  const newcomer = { uuid: one.uuid, name: nameOf(one), share: null }
  const groups = designations.map((group) =>
    group === designation
      ? { designation: group, members: [...membersOf(list, group), newcomer] }
      : {
          designation: group,
          members: proposed(membersOf(list, group).filter(({ uuid }) => uuid !== one.uuid)),
        },
  )
  return filled(groups)
}
