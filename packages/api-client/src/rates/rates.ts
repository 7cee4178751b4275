export * from './queries.ts'
export type { Rate } from './schema.ts'
