import type { EmploymentStatus } from '@coffer/domain/depositor-rules'
import { toWire } from '../transport/wire-case.ts'
import type { BasicBody, EmployerBody, HomeBody } from './request-schema.ts'

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

export const nameBody = ({ firstName, middleName, lastName, suffix, dateOfBirth, ssn }: NameFields) =>
  toWire<BasicBody>({
    firstName,
    middleName: present(middleName),
    lastName,
    suffix: present(suffix),
    dateOfBirth,
    ...(ssn && { ssn }),
  })

/** An address in our own names, without what else the form holds. */
export const addressOf = ({ addressLine1, addressLine2, city, state, postalCode }: AddressFields) => ({
  addressLine1,
  addressLine2: present(addressLine2),
  city,
  state,
  postalCode,
})

export const homeBody = ({ mailingAddress, ...home }: HomeFields) =>
  toWire<HomeBody>({
    ...addressOf(home),
    mailingAddress: mailingAddress ? addressOf(mailingAddress) : null,
  })

export const employerBody = ({ employmentStatus, employerName, occupation }: EmployerFields) =>
  toWire<EmployerBody>({
    employmentStatus,
    employerName: present(employerName),
    occupation: present(occupation),
  })
