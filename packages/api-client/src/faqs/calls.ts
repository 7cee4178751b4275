import { call, type CallOptions } from '../transport/call.ts'
import { type Faq, faqsSchema } from './schema.ts'

/** GET /faqs: questions and answers in the provider's order, in the language of the page. */
export const fetchFaqs = ({ signal }: CallOptions = {}): Promise<Faq[]> =>
  call({ method: 'GET', path: '/faqs', schema: faqsSchema, signal })
