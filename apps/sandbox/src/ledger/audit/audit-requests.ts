import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { inTenantSnapshot, type Tx } from '../../database/in-tenant.ts'
import { uuidArray } from '../../database/rows.ts'
import { depositAccounts, transfers } from '../../database/schema/banking.ts'
import { jobs } from '../../database/schema/due-work.ts'
import { requests } from '../../database/schema/requests.ts'
import { formatDay, dayAt } from './eastern-days.ts'
import type { Findings } from './findings.ts'
import { transferInResult } from './transfer-in-result.ts'

type Request = typeof requests.$inferSelect

/** The closing of an empty account, which has no transfer. */
export interface EmptyClosing {
  readonly request: string
  readonly at: number
  /**
   * The account, and its last posting before the closing (0 for none); null for closings from before these were stored.
   */
  readonly place: { readonly account: string; readonly after: number } | null
}

/** Closings by depositor. */
export type EmptyClosings = Map<string, EmptyClosing[]>

interface Page {
  readonly requests: readonly Request[]
  /** Requests that a transfer refers to. */
  readonly withTransfer: ReadonlySet<string>
  /** The existing transfers among those that the results name. */
  readonly transfers: ReadonlySet<string>
  /** Requests that unfinished work will complete. */
  readonly withWork: ReadonlySet<string>
}

const requestsAtOnce = 1_000
const lowestId = '00000000-0000-0000-0000-000000000000'

/**
 * Audits that every request has its transfer, or work that will complete it. Requests with a transfer are audited with
 * their account.
 */
export async function auditRequests(
  database: Database,
  tenant: string,
  findings: Findings,
): Promise<{ readonly requests: number; readonly emptyClosings: EmptyClosings }> {
  const emptyClosings: EmptyClosings = new Map()
  let count = 0
  for (let after: string | null = lowestId; after !== null;) {
    const first: string = after
    const page: Page = await inTenantSnapshot(database, tenant, (tx) => readPage(tx, first))
    count += page.requests.length
    for (const request of page.requests) auditRequest(request, page, emptyClosings, findings)
    after = page.requests[requestsAtOnce - 1]?.requestId ?? null
  }
  return { requests: count, emptyClosings }
}

function auditRequest(request: Request, page: Page, emptyClosings: EmptyClosings, findings: Findings): void {
  const { requestId, kind, completedAt, createdAt, result, failure, depositorId } = request
  const { closedAccountId, closedAfterPosting } = request
  const here = { request: requestId, date: formatDay(dayAt(createdAt.getTime())) }
  if (kind !== 'transactions') {
    if (completedAt === null && !page.withWork.has(requestId))
      findings.add({ kind: 'request-stalled', ...here, expected: 'scheduled work', actual: 'running' })
    return
  }
  if (page.withTransfer.has(requestId)) return
  const named = transferInResult(result)?.uuid
  if (named !== undefined && page.transfers.has(named)) return
  if (completedAt !== null && result === null && failure === null) {
    const before = emptyClosings.get(depositorId) ?? []
    const place =
      closedAccountId === null || closedAfterPosting === null
        ? null
        : { account: closedAccountId, after: closedAfterPosting }
    emptyClosings.set(depositorId, [...before, { request: requestId, at: createdAt.getTime(), place }])
    return
  }
  const actual = completedAt === null ? 'running' : 'completed'
  findings.add({ kind: 'request-without-transfer', ...here, expected: 'a transfer', actual })
}

async function readPage(tx: Tx, after: string): Promise<Page> {
  const page = await tx
    .select()
    .from(requests)
    .where(gt(requests.requestId, after))
    .orderBy(asc(requests.requestId))
    .limit(requestsAtOnce)
  const ids = page.map(({ requestId }) => requestId)
  const named = await tx
    .select({ requestId: transfers.requestId })
    .from(depositAccounts)
    .innerJoin(transfers, eq(transfers.depositAccountId, depositAccounts.id))
    .where(
      and(
        sql`${depositAccounts.depositorId} = any(${uuidArray([...new Set(page.map(({ depositorId }) => depositorId))])})`,
        sql`${transfers.requestId} = any(${uuidArray(ids)})`,
      ),
    )
  const withTransfer = new Set(named.map(({ requestId }) => requestId))
  const results = page
    .filter(({ requestId }) => !withTransfer.has(requestId))
    .flatMap(({ result }) => transferInResult(result)?.uuid ?? [])
  const existing = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(sql`${transfers.id} = any(${uuidArray(results)})`)
  const running = page.filter(({ completedAt, kind }) => completedAt === null && kind !== 'transactions')
  return {
    requests: page,
    withTransfer,
    transfers: new Set(existing.map(({ id }) => id)),
    withWork: running.length === 0 ? new Set() : await requestsWithWork(tx),
  }
}

async function requestsWithWork(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ requestId: sql<string>`${jobs.payload}->>'requestId'` })
    .from(jobs)
    .where(and(ne(jobs.status, 'done'), isNull(jobs.chain), sql`${jobs.payload} ? 'requestId'`))
  return new Set(rows.map(({ requestId }) => requestId))
}
