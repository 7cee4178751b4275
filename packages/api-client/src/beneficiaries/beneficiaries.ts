export * from './calls.ts'
export * from './queries.ts'
export type { Beneficiary } from './schema.ts'
