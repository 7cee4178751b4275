export * from './calls.ts'
export * from './invitation.ts'
export * from './queries.ts'
export type { Entity, JointHolder, VerifiedIdentity } from './schema.ts'
