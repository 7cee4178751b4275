import type { Language } from '@coffer/i18n/languages'
import type { WireProof, WireProofs } from '@coffer/api-client/proofs/schema'
import { easternDate } from '@coffer/domain/calendar'
import { PROOFS_PER_DAY } from '@coffer/domain/proofs'
import type { Complete } from '@coffer/provider-kit/handler'
import { and, count, desc, eq, getTableColumns, gte } from 'drizzle-orm'
import { type DepositAccount, maskAccountNumber, productName } from '../banking/deposit-account.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { proofs } from '../database/schema/proofs.ts'
import type { Caller } from '../http/call.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { midnight } from '../statements/periods.ts'
import { proofDays, findProvenAccount } from './proven-account.ts'

export type ProofRow = typeof proofs.$inferSelect

/** Maximum number of listed proofs; older ones stay valid. */
const maxListed = 50

/** The number of proofs that a holder may still create today. */
export async function leftToday(tx: Tx, depositorId: string): Promise<number> {
  const since = midnight(easternDate(now(tx)))
  const [row] = await tx
    .select({ issued: count() })
    .from(proofs)
    .where(and(eq(proofs.depositorId, depositorId), gte(proofs.issuedAt, since)))
  return Math.max(0, PROOFS_PER_DAY - (row?.issued ?? 0))
}

/** GET /proofs. */
export async function proofsToWire(
  tx: Tx,
  { accountDepositorId, depositorId }: Pick<Caller, 'accountDepositorId' | 'depositorId'>,
  language: Language,
): Promise<Complete<WireProofs>> {
  const account = await findProvenAccount(tx, accountDepositorId)
  const issued = await tx
    .select(getTableColumns(proofs))
    .from(proofs)
    .innerJoin(depositAccounts, eq(depositAccounts.id, proofs.depositAccountId))
    .where(eq(depositAccounts.depositorId, accountDepositorId))
    .orderBy(desc(proofs.issuedAt), proofs.id)
    .limit(maxListed)
  return {
    account: account && accountToWire(account, { at: now(tx), language }),
    left_today: await leftToday(tx, depositorId),
    proofs: issued.map(proofToWire),
  }
}

/** A proof of the account that the caller uses; null if there is none. */
export async function ownProof(tx: Tx, accountDepositorId: string, uuid: string): Promise<ProofRow | null> {
  const [row] = await tx
    .select(getTableColumns(proofs))
    .from(proofs)
    .innerJoin(depositAccounts, eq(depositAccounts.id, proofs.depositAccountId))
    .where(and(eq(proofs.id, uuidOrUnusedId(uuid)), eq(depositAccounts.depositorId, accountDepositorId)))
  return row ?? null
}

const accountToWire = (
  account: DepositAccount,
  { at, language }: { readonly at: Date; readonly language: Language },
): Complete<WireProofs>['account'] => ({
  name: productName[language],
  number_masked: maskAccountNumber(account.number),
  opened_on: easternDate(account.openedAt),
  closed_on: account.closedAt && easternDate(account.closedAt),
  settled_until: proofDays(account, at)?.last ?? null,
})

const proofToWire = (row: ProofRow): WireProof => ({
  uuid: row.id,
  kind: row.kind,
  period_from: row.periodFrom,
  period_until: row.periodUntil,
  issued_at: row.issuedAt.toISOString(),
  issued_on: easternDate(row.issuedAt),
  code: row.code,
  language: row.language,
})
