export * from './calls.ts'
export * from './queries.ts'

export type { Address, Depositor, DepositorProgress, DocumentKind } from './schema.ts'
