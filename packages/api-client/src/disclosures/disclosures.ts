export * from './calls.ts'
export * from './queries.ts'
export type { Disclosure, Signed } from './schema.ts'
