import { queryOptions } from '@tanstack/react-query'
import { fetchFaqs } from './calls.ts'

/** Each language has its own: whoever changes it is answered anew. */
export const faqsQuery = (language: string) =>
  queryOptions({ queryKey: ['faqs', language], queryFn: fetchFaqs })
