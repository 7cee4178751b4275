export * from './calls.ts'
export * from './queries.ts'
export type { Case, Cases, NewCase } from './schema.ts'
