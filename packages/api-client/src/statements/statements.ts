export * from './calls.ts'
export * from './queries.ts'
export type { Statement, StatementFile } from './schema.ts'
