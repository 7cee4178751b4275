import type { Allocation } from '@coffer/domain/allocations'
import type { Designation, Relationship } from '@coffer/domain/beneficiaries'
import { addressOf, present, type AddressFields, type Maybe } from '../depositor/form-fields.ts'
import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { beneficiariesSchema, type Beneficiary } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { BeneficiaryBody } from './request-schema.ts'

/** What is known of a beneficiary; contact, address and the last four digits of the SSN may be left out. */
export type BeneficiaryFields = {
  firstName: string
  lastName: string
  relationship: Relationship
  dateOfBirth: Maybe
  ssnLastFour?: Maybe
  email?: Maybe
  phone?: Maybe
  address?: AddressFields | null | undefined
  designation: Designation
}

/** Shares in whole percents, of everyone in the designation they are about; null names the one being added. */
export type Allocations = readonly Allocation[]

const bodyOf = (fields: BeneficiaryFields, allocations: Allocations | undefined) =>
  toWire<BeneficiaryBody>({
    firstName: fields.firstName,
    lastName: fields.lastName,
    relationship: fields.relationship,
    dateOfBirth: present(fields.dateOfBirth),
    ssnLastFour: present(fields.ssnLastFour),
    email: present(fields.email),
    phone: present(fields.phone),
    address: fields.address ? addressOf(fields.address) : null,
    designation: fields.designation,
    ...(allocations && { allocations }),
  })

const path = '/depositor/beneficiaries'

/** GET /depositor/beneficiaries: primary ones first, then contingent, each in the order they were added. */
export const fetchBeneficiaries = ({ signal }: CallOptions = {}): Promise<Beneficiary[]> =>
  call({ method: 'GET', path, schema: beneficiariesSchema, signal })

/**
 * Adds one, with the shares of its designation, which the first of a designation needs none of. Answers them all. Fails
 * with `invalid` by field, `allocations` among them, and with `forbidden` for a joint holder.
 */
export const addBeneficiary = (
  fields: BeneficiaryFields,
  allocations?: Allocations,
  { signal }: CallOptions = {},
): Promise<Beneficiary[]> =>
  call({
    method: 'POST',
    path,
    body: bodyOf(fields, allocations),
    schema: beneficiariesSchema,
    signal,
  })

/** Changes one's details; a change of designation needs the shares of both designations. Answers them all. */
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
    body: bodyOf(fields, allocations),
    schema: beneficiariesSchema,
    signal,
  })

/** New shares of everyone in one designation, or in both. All of them are taken or none. */
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

/** Removes the only one of a designation, or one whose share is 0. Fails with `invalid` where others would not add up. */
export const removeBeneficiary = (identifier: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/depositor/beneficiary', body: { identifier }, signal })

/** Removes one and gives those who stay in its designation their new shares, in one step. */
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
