import type { EmploymentStatus } from '@coffer/domain/depositor-rules'
import { type CamelCased, toWire } from '../transport/wire-case.ts'
import type { BasicBody, EmployerBody, HomeBody } from './request-schema.ts'

export type Maybe = string | null | undefined

/** A person's identity: the fields of the wire, of which a form may leave out all but these three. */
export type NameFields = Omit<CamelCased<BasicBody>, 'hasSingleName' | 'phone'> & {
  firstName: string
  /** Empty for a person with a single legal name, which is the first name. */
  lastName: string
  dateOfBirth: string
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

/** Turns an empty field into null, as on the wire. */
export const nullIfEmpty = (text: Maybe) => (text === '' ? null : (text ?? null))

/** The last name, or the declaration that there is none. */
export const lastNameFields = (lastName: string) => (lastName === '' ? { hasSingleName: true } : { lastName })

/** An empty Social Security number keeps the saved one. */
export const nameBody = ({ lastName, ssn, ...fields }: NameFields) =>
  toWire<BasicBody>({ ...emptyAsNull(fields), ...lastNameFields(lastName), ...(ssn && { ssn }) })

function emptyAsNull<Fields extends object>(fields: Fields): { [Name in keyof Fields]: Fields[Name] | null }
function emptyAsNull(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === '' ? null : value]),
  )
}

/** Picks the address from the fields of a form. */
export const pickAddress = ({ addressLine1, addressLine2, city, state, postalCode }: AddressFields) => ({
  addressLine1,
  addressLine2: nullIfEmpty(addressLine2),
  city,
  state,
  postalCode,
})

export const homeBody = ({ mailingAddress, ...home }: HomeFields) =>
  toWire<HomeBody>({
    ...pickAddress(home),
    mailingAddress: mailingAddress ? pickAddress(mailingAddress) : null,
  })

export const employerBody = ({ employmentStatus, employerName, occupation }: EmployerFields) =>
  toWire<EmployerBody>({
    employmentStatus,
    employerName: nullIfEmpty(employerName),
    occupation: nullIfEmpty(occupation),
  })
