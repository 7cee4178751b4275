import { emailField, phoneField } from '@coffer/application/contact-schema'
import * as v from 'valibot'

/** How the holder is reached. Messages are keys of the words of details. */
export const contactSchema = v.object({ email: emailField, phone: phoneField })
export type Contact = v.InferOutput<typeof contactSchema>
