export * from './calls.ts'
export * from './queries.ts'
export type { RememberedDevice } from './schema.ts'
