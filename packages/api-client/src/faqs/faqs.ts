import { call, type CallOptions } from '../transport/call.ts'
import { faqsSchema, type Faq } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Faq } from './schema.ts'

/** GET /faqs: questions and answers in the provider's order, in the language of the page. */
const fetchFaqs = ({ signal }: CallOptions = {}): Promise<Faq[]> =>
  call({ method: 'GET', path: '/faqs', schema: faqsSchema, signal })

/** One query per language. */
export const faqsQuery = (language: string) =>
  queryOptions({ queryKey: ['faqs', language], queryFn: fetchFaqs })
