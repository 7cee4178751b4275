import { call, type CallOptions } from '../transport/call.ts'
import { toWire, type CamelCased } from '../transport/wire-case.ts'
import type { ProofBody, VerifyProofBody } from './request-schema.ts'
import {
  newProofSchema,
  proofFileSchema,
  proofsSchema,
  verifiedProofSchema,
  type NewProof,
  type Proof,
  type ProofFile,
  type Proofs,
  type VerifiedProof,
} from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { NewProof, Proof, Proofs, ProvenAccount, VerifiedProof } from './schema.ts'

/** A proof to create, with the form's idempotency key: the same key creates one proof. */
export type ProofRequest = CamelCased<ProofBody> & { idempotencyKey: string }

/** GET /proofs. */
export const fetchProofs = ({ signal }: CallOptions = {}): Promise<Proofs> =>
  call({ method: 'GET', path: '/proofs', schema: proofsSchema, signal })

/** Creates a proof of the account. */
export const createProof = (
  { idempotencyKey, ...request }: ProofRequest,
  { signal }: CallOptions = {},
): Promise<NewProof> =>
  call({
    method: 'POST',
    path: '/proofs',
    body: toWire<ProofBody>(request),
    idempotencyKey,
    schema: newProofSchema,
    signal,
  })

/** A fresh link to a proof's PDF. */
export const fetchProofFile = (
  { uuid }: Pick<Proof, 'uuid'>,
  { signal }: CallOptions = {},
): Promise<ProofFile> =>
  call({ method: 'GET', path: '/proofs/{uuid}', params: { uuid }, schema: proofFileSchema, signal })

/** Returns the content of the document with a code, for anyone who has it. Fails with `missing` for an unknown code. */
export const verifyProof = (body: VerifyProofBody, { signal }: CallOptions = {}): Promise<VerifiedProof> =>
  call({ method: 'POST', path: '/proofs/verify', body, schema: verifiedProofSchema, signal })

export const proofsQuery = () =>
  queryOptions({ queryKey: ['proofs'], queryFn: ({ signal }) => fetchProofs({ signal }) })
