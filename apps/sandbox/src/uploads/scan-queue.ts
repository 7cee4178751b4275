import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { inTenant, now } from '../database/in-tenant.ts'
import { attachments } from '../database/schema/messages.ts'
import { inTurn, pollEvery } from '../due-work/poll.ts'
import type { Log } from '../http/log.ts'
import type { Scan } from './scan.ts'

/** Delay after which an attachment is scanned again, if its scan is still running or has failed. */
const retryMs = 3 * 60_000
const pollMs = 10_000

/** Scans attachments outside any transaction, so that a slow scan delays neither calls nor due work. */
export interface ScanQueue {
  /** Whether new attachments have to be scanned; otherwise they are clean at once. */
  readonly isNeeded: boolean
  /** Scans the waiting attachments of all tenants. Returns the number of verdicts. */
  readonly run: () => Promise<number>
  /** Starts a run without waiting for it. */
  readonly begin: () => void
  /**
   * Scans repeatedly from now on, including attachments that another process has left. Returns a function that stops
   * it.
   */
  readonly poll: () => () => Promise<void>
}

interface ScanQueueParts {
  readonly db: Database
  readonly log: Log
  readonly tenants: readonly string[]
  readonly scan: Scan | null
}

export function scanQueue({ db, log, tenants, scan }: ScanQueueParts): ScanQueue {
  if (scan === null) return noScans
  const scanNext = async (tenant: string): Promise<'none-waits' | 'failed' | 'done'> => {
    const file = await claim(db, tenant)
    if (file === null) return 'none-waits'
    try {
      const status = await scan(file)
      await inTenant(db, tenant, (tx) =>
        tx.update(attachments).set({ status, scanAfter: null }).where(eq(attachments.id, file.id)),
      )
      return 'done'
    } catch (error) {
      log.error({ err: error, tenant, attachment: file.id }, 'an attachment could not be checked')
      return 'failed'
    }
  }
  const turn = inTurn(async () => {
    let done = 0
    for (const tenant of tenants) {
      let outcome = await scanNext(tenant)
      while (outcome !== 'none-waits') {
        if (outcome === 'done') done += 1
        outcome = await scanNext(tenant)
      }
    }
    return done
  })
  const run = () => turn(false)
  return {
    isNeeded: true,
    run,
    begin: () => {
      run().catch((error: unknown) => log.error({ err: error }, 'attachments could not be checked'))
    },
    poll: () => pollEvery(pollMs, run, log),
  }
}

const noScans: ScanQueue = {
  isNeeded: false,
  run: () => Promise.resolve(0),
  begin: () => {},
  poll: () => () => Promise.resolve(),
}

/** The attachment that has waited longest; no other process takes it before its next attempt. */
const claim = (db: Database, tenant: string) =>
  inTenant(db, tenant, async (tx) => {
    const [waiting] = await tx
      .select({ id: attachments.id })
      .from(attachments)
      .where(and(eq(attachments.status, 'checking'), lte(attachments.scanAfter, now(tx))))
      .orderBy(asc(attachments.scanAfter))
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (waiting === undefined) return null
    const [file] = await tx
      .update(attachments)
      .set({ scanAfter: new Date(now(tx).getTime() + retryMs) })
      .where(eq(attachments.id, waiting.id))
      .returning()
    return file ?? null
  })
