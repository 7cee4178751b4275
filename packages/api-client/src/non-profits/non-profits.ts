export * from './calls.ts'
export * from './queries.ts'
export type { NonProfit } from './schema.ts'
