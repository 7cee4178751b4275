import { designations, relationships } from '@coffer/domain/beneficiaries'
import * as v from 'valibot'
import { addressSchema } from '../depositor/schema.ts'

const text = v.nullable(v.string())

export const beneficiarySchema = v.pipe(
  v.object({
    uuid: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    relationship: v.picklist(relationships),
    /** Null for a trust that gave none. */
    date_of_birth: text,
    ssn_last_four: text,
    email: text,
    phone: text,
    address: v.nullable(addressSchema),
    designation: v.picklist(designations),
    /** Whole percents of what their designation receives. */
    allocation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    firstName: wire.first_name,
    lastName: wire.last_name,
    relationship: wire.relationship,
    dateOfBirth: wire.date_of_birth,
    ssnLastFour: wire.ssn_last_four,
    email: wire.email,
    phone: wire.phone,
    address: wire.address,
    designation: wire.designation,
    allocation: wire.allocation,
  })),
)
export const beneficiariesSchema = v.array(beneficiarySchema)

export type Beneficiary = v.InferOutput<typeof beneficiarySchema>
export type WireBeneficiary = v.InferInput<typeof beneficiarySchema>
