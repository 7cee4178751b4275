import { addBeneficiary, type Beneficiary, editBeneficiary } from '@coffer/api-client/beneficiaries'
import { fullName } from '@coffer/domain/names'
import { draftOf, type DraftPort } from '@coffer/session/drafts'
import type { BeneficiaryChange } from '../change/use-beneficiary-change.ts'
import { type Group, groupsAfterAdding, groupsAfterMoving, beneficiaryName } from '../shares/groups.ts'
import { toAllocations, type FormValues, hasShareFields } from '../shares/shares.ts'
import { selectedDesignation, toFields, personEntries, type PersonForm } from './beneficiary.schema.ts'
import { hasFields, toForm } from './person-form.ts'

type List = readonly Beneficiary[]

/** The beneficiary that a form adds or edits. */
export interface FormTarget {
  initial: PersonForm
  draft: DraftPort
  /** Whether a field of a draft is valid for any version of the list. */
  isVersionIndependent?: (field: string) => boolean
  /** The groups whose shares change. */
  groups: (values: FormValues) => readonly Group[]
  change: (values: PersonForm) => Pick<BeneficiaryChange, 'send' | 'isApplied' | 'result'>
}

const isPersonField = (field: string): boolean => field in personEntries

const drafts = { add: draftOf('beneficiary'), edit: draftOf('beneficiary-change') }

/** A new beneficiary. If the group has other members, the request includes every member’s new share. */
export function newBeneficiary(list: List): FormTarget {
  const known = new Set(list.map(({ uuid }) => uuid))
  const groups = (values: FormValues) => {
    const lastName = values['hasSingleName'] === true ? '' : String(values['lastName'] ?? '')
    const name = fullName({ firstName: String(values['firstName'] ?? ''), lastName })
    return groupsAfterAdding(list, selectedDesignation(values), name)
  }
  return {
    initial: toForm(null),
    draft: drafts.add,
    isVersionIndependent: isPersonField,
    groups,
    change(values) {
      const fields = toFields(values)
      const shared = groups(values).filter(hasShareFields)
      return {
        send: () => addBeneficiary(fields, shared.length > 0 ? toAllocations(shared, values) : undefined),
        isApplied: (now) => now.some((member) => !known.has(member.uuid) && hasFields(member, fields)),
        result: { type: 'added', name: beneficiaryName(fields) },
      }
    },
  }
}

/** An existing beneficiary. If the designation changes, the request includes the new shares of both groups. */
export function existingBeneficiary(list: List, beneficiary: Beneficiary): FormTarget {
  const { uuid } = beneficiary
  const groups = (values: FormValues) => groupsAfterMoving(list, beneficiary, selectedDesignation(values))
  return {
    initial: toForm(beneficiary),
    draft: drafts.edit,
    groups,
    change(values) {
      const fields = toFields(values)
      const changed = groups(values)
      return {
        send: () =>
          editBeneficiary(uuid, fields, changed.length > 0 ? toAllocations(changed, values) : undefined),
        isApplied: (now) => now.some((member) => member.uuid === uuid && hasFields(member, fields)),
        result: { type: 'edited', name: beneficiaryName(fields) },
      }
    },
  }
}
