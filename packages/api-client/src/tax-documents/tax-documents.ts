export * from './calls.ts'
export * from './queries.ts'
export type { TaxDocument } from './schema.ts'
