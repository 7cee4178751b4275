export * from './calls.ts'
export * from './queries.ts'
export type { Alert } from './schema.ts'
