import { employmentStatuses } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'
import { registrationStatusSchema, standingEntries } from './standing.ts'

const text = v.nullish(v.string(), null)
// `revision` names the state of the application that an answer shows; a provider may keep none.

export const depositorSchema = v.pipe(
  v.object({
    depositor_id: v.string(),
    first_name: v.nullable(v.string()),
    last_name: v.nullable(v.string()),
    is_primary: v.boolean(),
    revision: text,
    ...standingEntries,
  }),
  v.transform((wire) => ({
    depositorId: wire.depositor_id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    isPrimary: wire.is_primary,
    revision: wire.revision,
    registrationStatus: wire.registration_status,
    lastStep: wire.registration_last_step,
    extendedStatus: wire.extended_status,
  })),
)

export const addressSchema = v.pipe(
  v.object({
    address_line1: v.string(),
    address_line2: text,
    city: v.string(),
    state: v.string(),
    postal_code: v.string(),
  }),
  v.transform((wire) => ({
    addressLine1: wire.address_line1,
    addressLine2: wire.address_line2,
    city: wire.city,
    state: wire.state,
    postalCode: wire.postal_code,
  })),
)

/** What the application holds so far; of the SSN the last four digits only. */
export const filledSchema = v.pipe(
  v.object({
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
  }),
  v.transform((wire) => ({
    firstName: wire.first_name,
    middleName: wire.middle_name,
    lastName: wire.last_name,
    suffix: wire.suffix,
    dateOfBirth: wire.date_of_birth,
    ssnLastFour: wire.ssn_last_four,
    phone: wire.phone,
    addressLine1: wire.address_line1,
    addressLine2: wire.address_line2,
    city: wire.city,
    state: wire.state,
    postalCode: wire.postal_code,
    mailingAddress: wire.mailing_address,
    employmentStatus: wire.employment_status,
    employerName: wire.employer_name,
    occupation: wire.occupation,
  })),
)

const documentKinds = ['identity', 'address', 'ssn'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const progressSchema = v.pipe(
  v.object({
    ...standingEntries,
    revision: text,
    fields: filledSchema,
    missing_documents: v.array(v.picklist(documentKinds)),
  }),
  v.transform((wire) => ({
    registrationStatus: wire.registration_status,
    lastStep: wire.registration_last_step,
    extendedStatus: wire.extended_status,
    revision: wire.revision,
    fields: wire.fields,
    missingDocuments: wire.missing_documents,
  })),
)

/** What the identity review ends with: the status itself. */
export const reviewResultSchema = registrationStatusSchema

export type Depositor = v.InferOutput<typeof depositorSchema>
export type Address = v.InferOutput<typeof addressSchema>
export type DepositorProgress = v.InferOutput<typeof progressSchema>
export type WireDepositor = v.InferInput<typeof depositorSchema>
export type WireDepositorProgress = v.InferInput<typeof progressSchema>
