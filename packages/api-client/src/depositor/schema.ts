import { employmentStatuses } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { registrationStatusSchema, statusEntries, withLastStep } from './application-status.ts'

const text = v.nullish(v.string(), null)
// `revision` identifies the state of the application; a provider may not have one.

export const depositorSchema = v.pipe(
  wireObject({
    depositor_id: v.string(),
    first_name: v.nullable(v.string()),
    last_name: v.nullable(v.string()),
    is_primary: v.boolean(),
    revision: text,
    ...statusEntries,
  }),
  v.transform(withLastStep),
)

/** A step that began a review: the request to follow, and the revision that the step made. */
export const acceptedStepSchema = v.object({ request_id: v.string(), revision: v.string() })

export const addressSchema = wireObject({
  address_line1: v.string(),
  address_line2: text,
  city: v.string(),
  state: v.string(),
  postal_code: v.string(),
})

/** Saved fields of the application, with only the last four digits of the SSN. */
export const savedFieldsSchema = wireObject({
  first_name: text,
  middle_name: text,
  last_name: text,
  suffix: text,
  date_of_birth: text,
  ssn_last_four: text,
  phone: text,
  address_line1: text,
  address_line2: text,
  city: text,
  state: text,
  postal_code: text,
  mailing_address: v.nullish(addressSchema, null),
  employment_status: v.nullish(v.picklist(employmentStatuses), null),
  employer_name: text,
  occupation: text,
})

/** The documents that an identity review can request. */
export const documentKinds = ['identity', 'address', 'ssn'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const progressSchema = v.pipe(
  wireObject({
    ...statusEntries,
    revision: text,
    fields: savedFieldsSchema,
    missing_documents: v.array(v.picklist(documentKinds)),
  }),
  v.transform(withLastStep),
)

/** The result of the identity review. */
export const reviewResultSchema = registrationStatusSchema

export type Depositor = v.InferOutput<typeof depositorSchema>
export type Address = v.InferOutput<typeof addressSchema>
export type DepositorProgress = v.InferOutput<typeof progressSchema>
export type WireDepositor = v.InferInput<typeof depositorSchema>
export type WireDepositorProgress = v.InferInput<typeof progressSchema>
