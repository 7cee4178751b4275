import type { EmploymentStatus } from '@coffer/domain/depositor-rules'

export type Maybe = string | null | undefined

/** Who somebody is. */
export type NameFields = {
  firstName: string
  middleName?: Maybe
  lastName: string
  suffix?: Maybe
  dateOfBirth: string
  /** Left out where one is saved and stays. */
  ssn?: Maybe
}
export type BasicFields = NameFields & { phone: string }
export type AddressFields = {
  addressLine1: string
  addressLine2?: Maybe
  city: string
  state: string
  postalCode: string
}
export type HomeFields = AddressFields & { mailingAddress?: AddressFields | null | undefined }
export type EmployerFields = { employmentStatus: EmploymentStatus; employerName?: Maybe; occupation?: Maybe }

/** A field left empty is null on the wire. */
export const present = (text: Maybe) => (text === '' ? null : (text ?? null))

export const wireName = (fields: NameFields) => ({
  first_name: fields.firstName,
  middle_name: present(fields.middleName),
  last_name: fields.lastName,
  suffix: present(fields.suffix),
  date_of_birth: fields.dateOfBirth,
  ...(fields.ssn && { ssn: fields.ssn }),
})

export const wireAddress = (address: AddressFields) => ({
  address_line1: address.addressLine1,
  address_line2: present(address.addressLine2),
  city: address.city,
  state: address.state,
  postal_code: address.postalCode,
})

export const wireHome = (fields: HomeFields) => ({
  ...wireAddress(fields),
  mailing_address: fields.mailingAddress ? wireAddress(fields.mailingAddress) : null,
})

export const wireEmployer = (fields: EmployerFields) => ({
  employment_status: fields.employmentStatus,
  employer_name: present(fields.employerName),
  occupation: present(fields.occupation),
})
