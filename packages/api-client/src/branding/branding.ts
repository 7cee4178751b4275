export * from './calls.ts'
export * from './queries.ts'
