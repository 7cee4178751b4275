export { accountLabel } from './account-label.ts'
export * from './calls.ts'
export * from './queries.ts'
export type { Account, AccountLimits } from './schema.ts'
