import * as v from 'valibot'
import { list, shortText } from '../request/text.ts'
import { addressBody, formText, singleName } from '../depositor/request-schema.ts'

/** Whole percents; the beneficiary being added has no uuid. */
export const allocationsBody = v.object({
  allocations: list(v.object({ uuid: v.nullish(shortText, null), allocation: v.number() })),
})

/** POST and PATCH of a beneficiary. */
export const beneficiaryBody = v.object({
  first_name: formText,
  last_name: formText,
  has_single_name: singleName,
  relationship: formText,
  date_of_birth: formText,
  ssn_last_four: formText,
  email: formText,
  phone: formText,
  address: v.nullish(addressBody, null),
  designation: formText,
  allocations: v.nullish(allocationsBody.entries.allocations, null),
})
export type BeneficiaryBody = v.InferInput<typeof beneficiaryBody>

/** DELETE /depositor/beneficiary. */
export const identifierBody = v.object({ identifier: shortText })

/** POST /depositor/beneficiaries/delete-and-reallocate. */
export const reallocationBody = v.object({ ...identifierBody.entries, ...allocationsBody.entries })
