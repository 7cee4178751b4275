export * from './calls.ts'
export { closingReasons, type ClosingReason, type Schedule } from './schema.ts'
