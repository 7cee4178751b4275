export * from './calls.ts'
export { closingReasons, type ClosingReason } from './schema.ts'
