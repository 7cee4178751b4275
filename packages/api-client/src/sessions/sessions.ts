export * from './calls.ts'
export * from './queries.ts'
export type { OpenSession } from './schema.ts'
