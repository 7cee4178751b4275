import { randomBytes } from 'node:crypto'
import type { proofBody } from '@coffer/api-client/proofs/request-schema'
import { easternDate } from '@coffer/domain/calendar'
import { periodProblem, encodeProofCode, type ProofPeriod, yearPeriod } from '@coffer/domain/proofs'
import { invalid, notFound } from '@coffer/provider-kit/refusal'
import type * as v from 'valibot'
import { type DepositAccount, lockAccount } from '../banking/deposit-account.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { proofs } from '../database/schema/proofs.ts'
import { findAddressees } from '../documents/addressee.ts'
import type { Caller } from '../http/call.ts'
import { createPeriod } from '../statements/periods.ts'
import { leftToday } from './proof-rows.ts'
import { periodText, proofTexts } from './proof-texts.ts'
import { findBalancesAt, proofDays, findProvenAccount } from './proven-account.ts'

export type ProofRequest = v.InferOutput<typeof proofBody>

/**
 * Stores a proof with its code. The caller has locked the account's depositor, so that concurrent calls cannot exceed
 * the limit.
 */
export async function issueProof(
  tx: Tx,
  {
    accountDepositorId,
    depositorId,
    language,
  }: Pick<Caller, 'accountDepositorId' | 'depositorId' | 'language'>,
  request: ProofRequest,
): Promise<string> {
  const found = await findProvenAccount(tx, accountDepositorId)
  if (found === null) throw notFound()
  if ((await leftToday(tx, depositorId)) === 0) throw invalid({ proofs: [proofTexts.limit] })
  // Waits for transfers in progress, so that the stated balance includes them.
  const account = await lockAccount(tx, found.id)
  const period = requestedPeriod(account, request, now(tx))
  const [issued] = await tx
    .insert(proofs)
    .values({
      depositorId,
      depositAccountId: account.id,
      kind: request.kind,
      language,
      periodFrom: period?.from ?? null,
      periodUntil: period?.until ?? null,
      balance: await statedBalance(tx, account, request, period),
      code: encodeProofCode(randomBytes(10)),
      issuedAt: now(tx),
      holders: (await findAddressees(tx, account.depositorId, now(tx))).names,
      closedOn: account.closedAt && easternDate(account.closedAt),
    })
    .returning({ id: proofs.id })
  if (issued === undefined) throw new Error('The inserted proof was not found.')
  return issued.id
}

/** The period that the proof covers; null if it is about the moment of issue. Refuses with problems by field. */
function requestedPeriod(account: DepositAccount, request: ProofRequest, at: Date): ProofPeriod | null {
  const { kind, period_from: from, period_until: until, year } = request
  const days = proofDays(account, at)
  if (kind === 'year_summary') {
    const period = year === null || days === null ? null : yearPeriod(year, days)
    if (period === null) throw invalid({ year: [proofTexts.year] })
    return period
  }
  if (kind === 'period_statement') {
    const missing = [proofTexts.missing]
    if (from === null)
      throw invalid({ period_from: missing, ...(until === null && { period_until: missing }) })
    if (until === null) throw invalid({ period_until: missing })
    const problem: ReturnType<typeof periodProblem> =
      days === null ? { field: 'until', problem: 'too_late' } : periodProblem({ from, until }, days)
    if (problem !== null) throw invalid({ [`period_${problem.field}`]: [periodText(problem)] })
    return { from, until }
  }
  if (kind === 'account_details' && account.closedAt !== null) throw invalid({ kind: [proofTexts.closed] })
  return null
}

/** The balance that the proof states, in cents; account details have none. */
async function statedBalance(
  tx: Tx,
  account: DepositAccount,
  { kind }: ProofRequest,
  period: ProofPeriod | null,
): Promise<number> {
  if (kind === 'account_details') return 0
  const at = period === null ? now(tx) : createPeriod(period.from, period.until).until
  return (await findBalancesAt(tx, account.id, at)).current
}
