import { documented } from '../descriptions/documented.ts'
import { faqSchema } from './schema.ts'

export const faqDescriptions = {
  Faq: documented(faqSchema, 'A question with its answer, in the language of the request.', {
    uuid: 'The question’s id.',
    category: 'The heading that it belongs under. Null or absent if questions are not grouped.',
    question: 'The question.',
    answer_html: 'The answer as HTML, which a client sanitizes before it shows it.',
  }),
}
