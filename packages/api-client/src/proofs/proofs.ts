export * from './calls.ts'
export * from './queries.ts'
export type { NewProof, Proof, Proofs, ProvenAccount, VerifiedProof } from './schema.ts'
