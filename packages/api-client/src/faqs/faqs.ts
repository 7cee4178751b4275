export * from './calls.ts'
export * from './queries.ts'
export type { Faq } from './schema.ts'
