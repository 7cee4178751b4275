export * from './calls.ts'
export * from './queries.ts'
export type { Transaction } from './schema.ts'
