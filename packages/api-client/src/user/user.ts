export * from './calls.ts'
export * from './queries.ts'
export type { User } from './schema.ts'
