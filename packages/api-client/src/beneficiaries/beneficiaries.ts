import {
  lastNameFields,
  nullIfEmpty,
  pickAddress,
  type AddressFields,
  type Maybe,
} from '../depositor/form-fields.ts'
import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { toWire } from '../transport/wire-case.ts'
import type { BeneficiaryBody } from './request-schema.ts'
import { beneficiariesSchema, type Beneficiary } from './schema.ts'
import type { Allocation } from '@coffer/domain/allocations'
import type { Designation, Relationship } from '@coffer/domain/beneficiaries'
import { queryOptions } from '@tanstack/react-query'

export type { Beneficiary } from './schema.ts'

/** Fields of a beneficiary. Contact, address and the last four digits of the SSN are optional. */
export type BeneficiaryFields = {
  firstName: string
  /** Empty for a person with a single legal name, which is the first name. */
  lastName: string
  relationship: Relationship
  dateOfBirth: Maybe
  ssnLastFour?: Maybe
  email?: Maybe
  phone?: Maybe
  address?: AddressFields | null | undefined
  designation: Designation
}

/** Whole percents of every beneficiary in a designation. The beneficiary being added has no uuid yet: null. */
export type Allocations = readonly Allocation[]

const toBody = (fields: BeneficiaryFields, allocations: Allocations | undefined) =>
  toWire<BeneficiaryBody>({
    firstName: fields.firstName,
    ...lastNameFields(fields.lastName),
    relationship: fields.relationship,
    dateOfBirth: nullIfEmpty(fields.dateOfBirth),
    ssnLastFour: nullIfEmpty(fields.ssnLastFour),
    email: nullIfEmpty(fields.email),
    phone: nullIfEmpty(fields.phone),
    address: fields.address ? pickAddress(fields.address) : null,
    designation: fields.designation,
    ...(allocations && { allocations }),
  })

const path = '/depositor/beneficiaries'

/** GET /depositor/beneficiaries: primary ones first, then contingent ones, each in the order they were added. */
export const fetchBeneficiaries = ({ signal }: CallOptions = {}): Promise<Beneficiary[]> =>
  call({ method: 'GET', path, schema: beneficiariesSchema, signal })

/**
 * Adds a beneficiary, with the allocations of its designation unless it is the first there. Returns all beneficiaries.
 * Fails with `invalid` by field (including `allocations`), and with `forbidden` for a joint holder.
 */
export const addBeneficiary = (
  fields: BeneficiaryFields,
  allocations?: Allocations,
  { signal }: CallOptions = {},
): Promise<Beneficiary[]> =>
  call({
    method: 'POST',
    path,
    body: toBody(fields, allocations),
    schema: beneficiariesSchema,
    signal,
  })

/** Changes a beneficiary; a new designation needs the allocations of both designations. Returns all beneficiaries. */
export const editBeneficiary = (
  uuid: string,
  fields: BeneficiaryFields,
  allocations?: Allocations,
  { signal }: CallOptions = {},
): Promise<Beneficiary[]> =>
  call({
    method: 'PATCH',
    path: '/depositor/beneficiaries/{uuid}',
    params: { uuid },
    body: toBody(fields, allocations),
    schema: beneficiariesSchema,
    signal,
  })

/** Sets the allocations of all beneficiaries in one or both designations, all or none. */
export const updateAllocations = (
  allocations: Allocations,
  { signal }: CallOptions = {},
): Promise<Beneficiary[]> =>
  call({
    method: 'PATCH',
    path: '/depositor/beneficiaries/update-allocations',
    body: { allocations },
    schema: beneficiariesSchema,
    signal,
  })

/**
 * Removes a beneficiary that is alone in its designation or has 0 percent. Fails with `invalid` if the remaining shares
 * do not add up to 100.
 */
export const removeBeneficiary = (identifier: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/depositor/beneficiary', body: { identifier }, signal })

/** Removes a beneficiary and sets the allocations of the others in its designation, atomically. */
export const removeAndReallocate = (
  identifier: string,
  allocations: Allocations,
  { signal }: CallOptions = {},
): Promise<Beneficiary[]> =>
  call({
    method: 'POST',
    path: '/depositor/beneficiaries/delete-and-reallocate',
    body: { identifier, allocations },
    schema: beneficiariesSchema,
    signal,
  })

/** Every change returns the whole list: store it as the data of this query. */
export const beneficiariesQuery = () =>
  queryOptions({ queryKey: ['beneficiaries'], queryFn: fetchBeneficiaries })
