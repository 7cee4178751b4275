import { emailField, phoneField } from '@coffer/application/contact-schema'
import * as v from 'valibot'

/** The holder’s email and phone. Errors are message keys of `application`. */
export const contactSchema = v.object({ email: emailField, phone: phoneField })
export type Contact = v.InferOutput<typeof contactSchema>
