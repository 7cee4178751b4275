import { proofKinds } from '@coffer/domain/proofs'
import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

const day = v.pipe(v.string(), v.isoDate())
const cents = v.pipe(v.number(), v.safeInteger())

/** A proof that a holder created. Days are bank days. */
export const proofSchema = wireObject({
  uuid: v.string(),
  kind: v.picklist(proofKinds),
  /** First and last day of its period; null if it is about the moment of its issue. */
  period_from: v.nullable(day),
  period_until: v.nullable(day),
  issued_at: v.string(),
  issued_on: day,
  /** 16 characters, without spaces. */
  code: v.string(),
  language: v.string(),
})

/** The account that proofs are about: the open one, or else the last one closed. */
export const provenAccountSchema = wireObject({
  name: v.string(),
  number_masked: v.string(),
  opened_on: day,
  closed_on: v.nullable(day),
  /** The last settled day, and so the last day that a proof may cover; null if there is none yet. */
  settled_until: v.nullable(day),
})

/** GET /proofs: the newest 50 of both holders, newest first. */
export const proofsSchema = wireObject({
  account: v.nullable(provenAccountSchema),
  /** Number of proofs that the caller may still create today. */
  left_today: v.pipe(v.number(), v.integer(), v.minValue(0)),
  proofs: v.array(proofSchema),
})

/** POST /proofs. */
export const newProofSchema = v.object({ uuid: v.string(), overview: proofsSchema })

/** GET /proofs/{uuid}. Short-lived; validate it before opening (`safeDownload`). */
export const proofFileSchema = wireObject({ download_url: v.string() })

/** POST /proofs/verify: the content of the document. */
export const verifiedProofSchema = wireObject({
  kind: v.picklist(proofKinds),
  issued_on: day,
  holders: v.array(v.string()),
  number_masked: v.string(),
  period_from: v.nullable(day),
  period_until: v.nullable(day),
  /** On the day of its issue, or at the end of the period; null for account details. */
  balance: v.nullable(cents),
  /** When the account was closed, as of the issue; null for an open one. */
  closed_on: v.nullable(day),
})

export type Proof = v.InferOutput<typeof proofSchema>
export type ProvenAccount = v.InferOutput<typeof provenAccountSchema>
export type Proofs = v.InferOutput<typeof proofsSchema>
export type NewProof = v.InferOutput<typeof newProofSchema>
export type ProofFile = v.InferOutput<typeof proofFileSchema>
export type VerifiedProof = v.InferOutput<typeof verifiedProofSchema>
export type WireProof = v.InferInput<typeof proofSchema>
export type WireProofs = v.InferInput<typeof proofsSchema>
export type WireProofFile = v.InferInput<typeof proofFileSchema>
export type WireVerifiedProof = v.InferInput<typeof verifiedProofSchema>
