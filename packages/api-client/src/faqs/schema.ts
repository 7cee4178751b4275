import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

export const faqSchema = wireObject({
  uuid: v.string(),
  /** In the language of the page; null if the provider does not group its questions. */
  category: v.optional(v.nullable(v.string()), null),
  question: v.string(),
  /** Must be sanitized before display. */
  answer_html: v.string(),
})
export const faqsSchema = v.array(faqSchema)

export type Faq = v.InferOutput<typeof faqSchema>
export type WireFaq = v.InferInput<typeof faqSchema>
