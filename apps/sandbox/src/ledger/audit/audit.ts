import type { Database } from '../../database/connection.ts'
import { depositorPockets } from '../movements.ts'
import { auditBalances, type NegativeBalance } from './audit-balances.ts'
import { auditGoals } from './audit-goals.ts'
import { auditInterest } from './audit-interest.ts'
import { auditPlans } from './audit-plans.ts'
import { auditRequests, type EmptyClosing, type EmptyClosings } from './audit-requests.ts'
import { auditStatements } from './audit-statements.ts'
import { auditTransactions } from './audit-transactions.ts'
import { auditTransferRequests } from './audit-transfer-requests.ts'
import { auditTransfers } from './audit-transfers.ts'
import { isBefore } from './closings.ts'
import { formatDay, dayAt } from './eastern-days.ts'
import { Findings, type Finding, type FindingKind } from './findings.ts'
import { readAccounts, type AccountRecord } from './read-accounts.ts'

/** The counts of what was recomputed in a tenant's ledger, and the contradictions found. */
export interface AuditReport {
  /** True if nothing was found. */
  readonly balanced: boolean
  readonly checked: {
    accounts: number
    transactions: number
    postings: number
    transfers: number
    statements: number
    /** Account days whose interest was recomputed, and interest postings. */
    days: number
    interest: number
    requests: number
    goals: number
    plans: number
  }
  /** The sum of each pocket over all accounts, in cents. */
  readonly balances: { pending: number; held: number; available: number; outgoing: number }
  /** Accounts below zero; one that a return has overdrawn is not a finding. */
  readonly negative: NegativeBalance[]
  readonly findings_by_kind: Readonly<Partial<Record<FindingKind, number>>>
  /** The first findings of each kind. */
  readonly findings: readonly Finding[]
}

/**
 * Recomputes a tenant's ledger from its postings: balances, statements, interest, transfers, requests, goals and plans.
 * Reads the accounts in snapshots of a fixed number, and takes no lock.
 */
export async function auditLedger(database: Database, tenant: string): Promise<AuditReport> {
  const findings = new Findings()
  const { transactions, postings } = await auditTransactions(database, tenant, findings)
  const { requests, emptyClosings } = await auditRequests(database, tenant, findings)
  const checked = {
    accounts: 0,
    transactions,
    postings,
    transfers: 0,
    statements: 0,
    days: 0,
    interest: 0,
    requests,
    goals: 0,
    plans: 0,
  }
  const sums = { pending: 0, held: 0, available: 0, outgoing: 0 }
  const negative: NegativeBalance[] = []
  for await (const { records, at, isDayEnding } of readAccounts(database, tenant))
    for (const record of records) {
      const { balances, negative: below } = auditBalances(record, findings)
      for (const pocket of depositorPockets) sums[pocket] += balances[pocket]
      negative.push(...below)
      auditTransfers(record, findings)
      auditTransferRequests(record, findings)
      auditGoals(record, findings)
      auditPlans(record, at, findings)
      const closings = takeEmptyClosings(record, emptyClosings)
      const { days, interest } = auditInterest(record, { at, isDayEnding, emptyClosings: closings }, findings)
      checked.accounts += 1
      checked.transfers += record.transfers.length
      checked.goals += record.goals.length
      checked.plans += record.plans.length
      checked.statements += auditStatements(record, at, findings)
      checked.days += days
      checked.interest += interest
    }
  for (const [, left] of emptyClosings) for (const one of left) reportWithoutTransfer(one, findings)
  return {
    balanced: findings.total === 0,
    checked,
    balances: sums,
    negative,
    findings_by_kind: findings.totals,
    findings: findings.listed,
  }
}

/** Removes and returns the closings of an account while it was empty. */
function takeEmptyClosings({ account, postings }: AccountRecord, closings: EmptyClosings): EmptyClosing[] {
  const all = closings.get(account.depositorId) ?? []
  const isOwn = (closing: EmptyClosing): boolean =>
    (closing.place === null
      ? closing.at >= account.openedAt.getTime()
      : closing.place.account === account.id) &&
    postings
      .filter((one) => one.pocket !== 'pending' && isBefore(one, closing))
      .reduce((sum, { cents }) => sum + cents, 0) === 0
  closings.set(
    account.depositorId,
    all.filter((one) => !isOwn(one)),
  )
  return all.filter(isOwn)
}

const reportWithoutTransfer = ({ request, at }: EmptyClosing, findings: Findings): void =>
  findings.add({
    kind: 'request-without-transfer',
    request,
    date: formatDay(dayAt(at)),
    expected: 'a transfer',
    actual: 'completed',
  })
