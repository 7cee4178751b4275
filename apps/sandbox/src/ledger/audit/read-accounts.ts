import { and, asc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DepositAccount } from '../../banking/deposit-account.ts'
import { inTenantSnapshot, now, type Tx } from '../../database/in-tenant.ts'
import type { Database } from '../../database/connection.ts'
import { uuidArray } from '../../database/rows.ts'
import { depositAccounts, transfers } from '../../database/schema/banking.ts'
import { goalEvents, goals } from '../../database/schema/goals.ts'
import { depositPlanChanges, depositPlans } from '../../database/schema/deposit-plans.ts'
import { jobs } from '../../database/schema/due-work.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../../database/schema/ledger.ts'
import { rateChanges } from '../../database/schema/rates.ts'
import { requests } from '../../database/schema/requests.ts'
import { issuedStatements, type IssuedStatement } from './issued-statements.ts'

export type Account = DepositAccount
export type Transfer = typeof transfers.$inferSelect
export type Request = typeof requests.$inferSelect
type TransferWithRequest = { readonly transfer: Transfer; readonly request: Request | null }
export type StoredBalance = typeof ledgerAccounts.$inferSelect
export type Posting = Awaited<ReturnType<typeof findPostings>>[number]
export type GoalEvent = typeof goalEvents.$inferSelect
export type Job = typeof jobs.$inferSelect

/** All data about a deposit account's money, and the balances shown in its statements. */
export interface AccountRecord {
  readonly account: Account
  readonly stored: readonly StoredBalance[]
  /** In the order of insertion. */
  readonly postings: readonly Posting[]
  readonly transfers: readonly TransferWithRequest[]
  /** Unfinished jobs of its transfers. */
  readonly work: readonly Job[]
  readonly statements: readonly IssuedStatement[]
  readonly goals: readonly (typeof goals.$inferSelect)[]
  /** In the order of insertion. */
  readonly goalEvents: readonly GoalEvent[]
  readonly plans: readonly PlanRecord[]
  /** Changes of the tenant's yield, ordered by day. */
  readonly rateChanges: readonly (typeof rateChanges.$inferSelect)[]
}

export interface PlanRecord {
  readonly plan: typeof depositPlans.$inferSelect
  /** The skipped dates; for moved dates, the days to which they were moved. */
  readonly skipped: ReadonlySet<string>
  readonly movedTo: ReadonlySet<string>
}

export interface AccountPage {
  /** The provider's time when the page was read. */
  readonly at: number
  /** Whether an end of day is due and has not run yet. */
  readonly isDayEnding: boolean
  readonly records: readonly AccountRecord[]
}

/** On the embedded database, with its one connection, a call may have to wait for one page. */
const accountsAtOnce = 100

/** The accounts of a tenant in pages, each read in a separate snapshot. */
export async function* readAccounts(database: Database, tenant: string): AsyncGenerator<AccountPage> {
  let after: string | null = null
  do {
    const last: string | null = after
    const page: AccountPage = await inTenantSnapshot(database, tenant, (tx) => readPage(tx, last))
    yield page
    after = page.records[accountsAtOnce - 1]?.account.id ?? null
  } while (after !== null)
}

async function readPage(tx: Tx, after: string | null): Promise<AccountPage> {
  const accounts = await tx
    .select()
    .from(depositAccounts)
    .where(after === null ? undefined : gt(depositAccounts.id, after))
    .orderBy(asc(depositAccounts.id))
    .limit(accountsAtOnce)
  const ids = accounts.map(({ id }) => id)
  const stored = await tx.select().from(ledgerAccounts).where(isAny(ledgerAccounts.depositAccountId, ids))
  const storedByAccount = Map.groupBy(stored, ({ depositAccountId }) => depositAccountId)
  const posted = Map.groupBy(await findPostings(tx, ids), ({ account }) => account)
  const moved = Map.groupBy(await findTransfers(tx, ids), ({ transfer }) => transfer.depositAccountId)
  const work = Map.groupBy(await findJobs(tx, ids), ({ chain }) => chain)
  const goalsByAccount = Map.groupBy(await ownGoals(tx, ids), ({ depositAccountId }) => depositAccountId)
  const eventsByAccount = Map.groupBy(
    await findGoalEvents(tx, ids),
    ({ depositAccountId }) => depositAccountId,
  )
  const plansByAccount = Map.groupBy(await ownPlans(tx, ids), ({ plan }) => plan.depositAccountId)
  const changes = await tx.select().from(rateChanges).orderBy(asc(rateChanges.effectiveOn))
  const issued = await issuedStatements(tx, accounts)
  return {
    at: now(tx).getTime(),
    isDayEnding: await isDayEnding(tx),
    records: accounts.map((account) => ({
      account,
      stored: storedByAccount.get(account.id) ?? [],
      postings: posted.get(account.id) ?? [],
      transfers: moved.get(account.id) ?? [],
      work: work.get(account.id) ?? [],
      statements: issued.get(account.id) ?? [],
      goals: goalsByAccount.get(account.id) ?? [],
      goalEvents: eventsByAccount.get(account.id) ?? [],
      plans: plansByAccount.get(account.id) ?? [],
      rateChanges: changes,
    })),
  }
}

const isAny = (column: AnyPgColumn, ids: readonly string[]): SQL => sql`${column} = any(${uuidArray(ids)})`

/**
 * Postings on the accounts' pockets. A movement is interest if the bank's interest expense pays it; each transaction is
 * checked only once, since a bulk transfer's has thousands of postings.
 */
const findPostings = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      account: ledgerAccounts.depositAccountId,
      pocket: ledgerAccounts.kind,
      sequence: ledgerPostings.sequence,
      transaction: ledgerPostings.transactionId,
      transfer: ledgerPostings.transferId,
      cents: ledgerPostings.amountCents,
      kind: ledgerTransactions.kind,
      at: ledgerTransactions.occurredAt,
      isInterest: sql<boolean>`${ledgerPostings.transactionId} in (
        select paid.transaction_id
          from ledger_postings paid join ledger_accounts expense on expense.id = paid.account_id
         where expense.kind = 'interest-expense' and paid.transaction_id in (
           select own.transaction_id
             from ledger_postings own join ledger_accounts pocket on pocket.id = own.account_id
            where pocket.deposit_account_id = any(${uuidArray(ids)})))`,
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .leftJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerPostings.transactionId))
    .where(isAny(ledgerAccounts.depositAccountId, ids))
    .orderBy(asc(ledgerPostings.sequence))

const findTransfers = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ transfer: transfers, request: requests })
    .from(transfers)
    .leftJoin(requests, eq(requests.requestId, transfers.requestId))
    .where(isAny(transfers.depositAccountId, ids))

const ownGoals = (tx: Tx, ids: readonly string[]) =>
  tx.select().from(goals).where(isAny(goals.depositAccountId, ids))

const findGoalEvents = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(goalEvents)
    .where(isAny(goalEvents.depositAccountId, ids))
    .orderBy(asc(goalEvents.sequence))

async function ownPlans(tx: Tx, ids: readonly string[]): Promise<PlanRecord[]> {
  const plans = await tx.select().from(depositPlans).where(isAny(depositPlans.depositAccountId, ids))
  const changes = await tx
    .select({
      planId: depositPlanChanges.planId,
      date: depositPlanChanges.date,
      kind: depositPlanChanges.kind,
      movedTo: depositPlanChanges.movedTo,
    })
    .from(depositPlanChanges)
    .innerJoin(depositPlans, eq(depositPlans.id, depositPlanChanges.planId))
    .where(isAny(depositPlans.depositAccountId, ids))
  const changesByPlan = Map.groupBy(changes, ({ planId }) => planId)
  return plans.map((plan) => {
    const own = changesByPlan.get(plan.id) ?? []
    const moved = new Map(
      own.flatMap(({ date, movedTo }) => (movedTo === null ? [] : [[date, movedTo] as const])),
    )
    const skipped = own.filter(({ kind }) => kind === 'skipped').map(({ date }) => moved.get(date) ?? date)
    return { plan, skipped: new Set(skipped), movedTo: new Set(moved.values()) }
  })
}

const findJobs = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(jobs)
    .where(and(sql`${jobs.chain} = any(${`{${ids.join(',')}}`}::text[])`, ne(jobs.status, 'done')))

async function isDayEnding(tx: Tx): Promise<boolean> {
  const due = await tx
    .select({ dueAt: jobs.dueAt })
    .from(jobs)
    .where(and(eq(jobs.kind, 'end-of-day'), eq(jobs.status, 'waiting'), isNull(jobs.doneAt)))
  return due.some(({ dueAt }) => dueAt <= now(tx))
}
