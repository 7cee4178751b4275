export * from './calls.ts'
export * from './queries.ts'
export type { Frequency, Transaction } from './schema.ts'
