import * as v from 'valibot'
import { lineText, shortText } from '../request/text.ts'

/** A field of a form, empty when absent. The rules of the step validate its content. */
export const formText = v.optional(v.nullable(v.pipe(lineText, v.trim())), '')

/** PATCH /depositor and PATCH /depositor/update-secondary name the step; the other fields depend on it. */
export const stepBody = v.looseObject({ step: v.pipe(shortText, v.toLowerCase()) })

/** Declares that the first name is a person's only legal name; the last name is then absent. */
export const singleName = v.optional(v.nullable(v.boolean()), false)

/** Step basic, and step personal-information of a joint holder, whose phone has its own step. */
export const basicBody = v.object({
  first_name: formText,
  middle_name: formText,
  last_name: formText,
  has_single_name: singleName,
  suffix: formText,
  date_of_birth: formText,
  ssn: formText,
  phone: formText,
})
export type BasicBody = v.InferInput<typeof basicBody>

export const addressBody = v.object({
  address_line1: formText,
  address_line2: formText,
  city: formText,
  state: formText,
  postal_code: formText,
})
export type AddressBody = v.InferInput<typeof addressBody>

/** Step address. */
export const homeBody = v.object({
  ...addressBody.entries,
  mailing_address: v.optional(v.nullable(addressBody), null),
})
export type HomeBody = v.InferInput<typeof homeBody>

/** Step employer. */
export const employerBody = v.object({
  employment_status: formText,
  employer_name: formText,
  occupation: formText,
})
export type EmployerBody = v.InferInput<typeof employerBody>

/** Step confirmed. */
export const certifyBody = v.object({ certify: v.optional(v.unknown()) })
