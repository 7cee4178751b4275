export * from './calls.ts'
export * from './queries.ts'
export type { Funded, InitialFundAmount } from './schema.ts'
