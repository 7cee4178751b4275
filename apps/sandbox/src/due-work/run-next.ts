import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { attempt, inTenantForWork, now, type Tx } from '../database/in-tenant.ts'
import { setNow } from '../database/transaction-scope.ts'
import { jobs } from '../database/schema/due-work.ts'
import { isOutage, isTransient } from '../database/transient-failure.ts'
import { errorText } from '../http/error-report.ts'
import type { Log } from '../http/log.ts'
import type { JobOutcome, Tracing } from '../tracing/tracing.ts'

export type Job = typeof jobs.$inferSelect

export interface Handler {
  /** Returns the payload of the remainder if the work is done in batches. */
  readonly handle: (tx: Tx, payload: unknown) => Promise<{ readonly remaining: unknown } | void>
  readonly scheduleNext: ((tx: Tx, payload: unknown) => Promise<void>) | null
}

interface Runner {
  readonly database: Database
  readonly log: Log
  readonly handlers: ReadonlyMap<string, Handler>
  readonly tracing: Tracing | null
}

/** One pass over the due work. */
export interface Pass {
  /** Later work is left to the next pass. A pass that included it would never end under steady traffic. */
  readonly dueBy: Date
  readonly waits: boolean
}

const retryAfterMs = [1_000, 10_000, 60_000, 600_000]
/** Number of attempts after which a job is parked. */
const maxAttempts = retryAfterMs.length + 1

/**
 * Runs the tenant's next job of a pass. Its effect, its status and the work it schedules are one transaction under the
 * tenant's lock, so that jobs are serialized across all processes. Returns false if no job is left, or if another
 * transaction has the lock and `waits` is false.
 */
export async function runNext(runner: Runner, tenant: string, pass: Pass): Promise<boolean> {
  const run = () => runJob(runner, tenant, pass)
  const ran = runner.tracing === null ? await run() : await runner.tracing.job(run)
  return ran !== null
}

async function runJob(
  { database, log, handlers }: Runner,
  tenant: string,
  { dueBy, waits }: Pass,
): Promise<JobOutcome | null> {
  const ran = await inTenantForWork(database, tenant, waits, async (tx) => {
    const job = await nextJob(tx, dueBy)
    if (!job) return null
    const startedAt = now(tx)
    setNow(tx, job.dueAt)
    const failure = await runAlone(tx, job, handlers.get(job.kind), startedAt)
    return { job, failure, isParked: failure !== null && (await storeFailure(tx, job, failure)) }
  })
  if (ran === null) return null
  const { job, failure, isParked } = ran
  const attempts = job.attempts + 1
  if (failure !== null)
    log.error(
      { work: job.kind, tenant, job: job.jobId, dueAt: job.dueAt, attempts, failure },
      isParked ? 'scheduled work failed and is parked' : 'scheduled work failed',
    )
  return { kind: job.kind, attempts, status: failure === null ? 'done' : isParked ? 'parked' : 'failed' }
}

/**
 * The first due job without an unfinished earlier job in its chain. A failed job is retried after a delay that counts
 * from its due time, so that moving the clock past it still runs it in order.
 */
async function nextJob(tx: Tx, dueBy: Date): Promise<Job | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(sql`${jobs.jobId} = (select next_job(${dueBy.toISOString()}::timestamptz))`)
    .for('no key update')
  return job
}

/**
 * Returns the failure, or null. A failed handler is rolled back; the next job of a recurring kind is scheduled either
 * way.
 */
async function runAlone(
  tx: Tx,
  job: Job,
  handler: Handler | undefined,
  startedAt: Date,
): Promise<string | null> {
  if (!handler) return 'nothing is registered for this kind of work'
  const scheduleNext = job.attempts === 0 ? handler.scheduleNext : null
  try {
    await attempt(tx, async (inner) => {
      await scheduleNext?.(inner, job.payload)
      const unfinished = await handler.handle(inner, job.payload)
      if (unfinished) await storeRemainder(inner, job, unfinished.remaining)
      else await inner.execute(sql`select finish_job(${job.jobId}, ${startedAt.toISOString()}::timestamptz)`)
    })
    return null
  } catch (error) {
    // An outage is not the job's failure: however long it lasts, no job is parked because of it.
    if (isTransient(error) || isOutage(error)) throw error
    await scheduleNext?.(tx, job.payload)
    return errorText(error)
  }
}

/**
 * Keeps the job's position in the order. Checks deferred constraints, so that a violation counts as the job's failure.
 */
async function storeRemainder(tx: Tx, { jobId }: Job, payload: unknown): Promise<void> {
  await tx.execute(sql`set constraints all immediate`)
  await tx.update(jobs).set({ payload, attempts: 0, lastError: null }).where(eq(jobs.jobId, jobId))
}

/** Stores the failure of a job; returns whether the job is parked. */
async function storeFailure(tx: Tx, job: Job, failure: string): Promise<boolean> {
  const attempts = job.attempts + 1
  const isParked = attempts >= maxAttempts
  await tx
    .update(jobs)
    .set({
      attempts,
      lastError: failure,
      ...(isParked ? { status: 'parked' as const } : { runAt: nextAttemptAt(job) }),
    })
    .where(eq(jobs.jobId, job.jobId))
  return isParked
}

const nextAttemptAt = ({ runAt, attempts }: Job): Date =>
  new Date(runAt.getTime() + (retryAfterMs[attempts] ?? 0))
