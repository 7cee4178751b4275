import * as v from 'valibot'

export const faqSchema = v.pipe(
  v.object({
    uuid: v.string(),
    /** In the words of whoever reads; a provider may leave its questions ungrouped. */
    category: v.optional(v.nullable(v.string()), null),
    question: v.string(),
    /** Not to be shown but through the sanitiser. */
    answer_html: v.string(),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    category: wire.category,
    question: wire.question,
    answerHtml: wire.answer_html,
  })),
)
export const faqsSchema = v.array(faqSchema)

export type Faq = v.InferOutput<typeof faqSchema>
export type WireFaq = v.InferInput<typeof faqSchema>
