import { designations, relationships } from '@coffer/domain/beneficiaries'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'
import { addressSchema } from '../depositor/schema.ts'

const text = v.nullable(v.string())

export const beneficiarySchema = wireObject({
  uuid: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  relationship: v.picklist(relationships),
  /** Null for a trust without a date. */
  date_of_birth: text,
  ssn_last_four: text,
  email: text,
  phone: text,
  address: v.nullable(addressSchema),
  designation: v.picklist(designations),
  /** Whole percents of the designation's share. */
  allocation: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
})
export const beneficiariesSchema = v.array(beneficiarySchema)

export type Beneficiary = v.InferOutput<typeof beneficiarySchema>
export type WireBeneficiary = v.InferInput<typeof beneficiarySchema>
