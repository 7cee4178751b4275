export * from './calls.ts'
export * from './queries.ts'
export type { Banner } from './schema.ts'
