import { queryOptions } from '@tanstack/react-query'
import { fetchFaqs } from './calls.ts'

/** One query per language. */
export const faqsQuery = (language: string) =>
  queryOptions({ queryKey: ['faqs', language], queryFn: fetchFaqs })
