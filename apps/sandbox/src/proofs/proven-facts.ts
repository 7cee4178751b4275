import { type CalendarDate, easternDate } from '@coffer/domain/calendar'
import type { DepositAccount } from '../banking/deposit-account.ts'
import type { Tx } from '../database/in-tenant.ts'
import { type Addressee, findAddressee } from '../documents/addressee.ts'
import type { DocumentBranding } from '../documents/pdf-parts.ts'
import { apyOn, findRateChanges } from '../rates/rates.ts'
import { createPeriod } from '../statements/periods.ts'
import { type Statement, readStatement } from '../statements/statement.ts'
import type { ProofRow } from './proof-rows.ts'
import { findAccountById, findBalancesAt } from './proven-account.ts'

/** The figures that a proof states in addition to the holders, in cents. */
export type ProvenFigures =
  | { readonly kind: 'account_details' }
  | {
      readonly kind: 'balance_letter'
      readonly current: number
      readonly available: number
      readonly openedOn: CalendarDate
      readonly closedOn: CalendarDate | null
    }
  | { readonly kind: 'period_statement'; readonly statement: Statement }
  | {
      readonly kind: 'year_summary'
      readonly statement: Statement
      /** Percent, on the last day. */
      readonly apy: string
    }

export type ProvenFacts = {
  readonly proof: ProofRow
  readonly account: DepositAccount
  readonly holder: Addressee
  readonly figures: ProvenFigures
}

export type PrintedProof = Pick<ProvenFacts, 'holder' | 'figures'> & {
  readonly proof: Pick<ProofRow, 'kind' | 'language' | 'code' | 'issuedAt'>
  readonly account: Pick<DepositAccount, 'number' | 'routingNumber'>
  readonly branding: DocumentBranding
  readonly logo?: Uint8Array | null
  /** URL of the page that verifies codes. */
  readonly verifyAt: string
}

/**
 * The statements of a proof: sums of the ledger's postings as of the moment of issue, so that they are the same
 * whenever it is drawn.
 */
export async function findProvenFacts(tx: Tx, proof: ProofRow): Promise<ProvenFacts> {
  const account = await findAccountById(tx, proof.depositAccountId)
  const holder = await findAddressee(tx, account.depositorId)
  return {
    proof,
    account,
    holder: { ...holder, names: proof.holders, language: proof.language },
    figures: await findFigures(tx, proof, account),
  }
}

async function findFigures(
  tx: Tx,
  { kind, balance, issuedAt, periodFrom, periodUntil, closedOn }: ProofRow,
  account: DepositAccount,
): Promise<ProvenFigures> {
  if (kind === 'account_details') return { kind }
  if (kind === 'balance_letter') {
    const { available } = await findBalancesAt(tx, account.id, issuedAt)
    const openedOn = easternDate(account.openedAt)
    return { kind, current: balance, available, openedOn, closedOn }
  }
  if (periodFrom === null || periodUntil === null) throw new Error('A proof without its period.')
  const statement = await readStatement(tx, account, createPeriod(periodFrom, periodUntil))
  if (kind === 'period_statement') return { kind, statement }
  return { kind, statement, apy: apyOn(await findRateChanges(tx), account, periodUntil) }
}
