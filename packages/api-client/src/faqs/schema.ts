import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

export const faqSchema = wireObject({
    uuid: v.string(),
    /** In the words of whoever reads; a provider may leave its questions ungrouped. */
    category: v.optional(v.nullable(v.string()), null),
    question: v.string(),
    /** Not to be shown but through the sanitiser. */
    answer_html: v.string(),
  })
export const faqsSchema = v.array(faqSchema)

export type Faq = v.InferOutput<typeof faqSchema>
export type WireFaq = v.InferInput<typeof faqSchema>
