import type { WireVerifiedProof } from '@coffer/api-client/proofs/schema'
import { easternDate } from '@coffer/domain/calendar'
import { readProofCode } from '@coffer/domain/proofs'
import type { Complete } from '@coffer/provider-kit/handler'
import { eq } from 'drizzle-orm'
import { maskAccountNumber } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { proofs } from '../database/schema/proofs.ts'
import { findAccountById } from './proven-account.ts'

/** The statements of the document with a code, for a reader who has it; null for an unknown code. */
export async function verifiedProof(tx: Tx, typed: string): Promise<Complete<WireVerifiedProof> | null> {
  const [proof] = await tx
    .select()
    .from(proofs)
    .where(eq(proofs.code, readProofCode(typed) ?? ''))
  if (proof === undefined) return null
  const account = await findAccountById(tx, proof.depositAccountId)
  return {
    kind: proof.kind,
    issued_on: easternDate(proof.issuedAt),
    holders: [...proof.holders],
    number_masked: maskAccountNumber(account.number),
    period_from: proof.periodFrom,
    period_until: proof.periodUntil,
    balance: proof.kind === 'account_details' ? null : proof.balance,
    closed_on: proof.kind === 'balance_letter' ? proof.closedOn : null,
  }
}
