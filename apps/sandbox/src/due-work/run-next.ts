import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { lockScheduledWork, tryLockScheduledWork } from '../database/advisory-locks.ts'
import type { Database } from '../database/connection.ts'
import { attempt, inTenantForWork, now, setNow, type Tx } from '../database/in-tenant.ts'
import { jobs } from '../database/schema/due-work.ts'
import { isTransient } from '../database/transient-failure.ts'
import type { Log } from '../http/log.ts'

export type Job = typeof jobs.$inferSelect
type Run = (tx: Tx, payload: unknown) => Promise<void>

export interface Handler {
  readonly handle: Run
  readonly scheduleNext: Run | null
}

interface Runner {
  readonly database: Database
  readonly log: Log
  readonly handlers: ReadonlyMap<string, Handler>
}

const retryAfterMs = [1_000, 10_000, 60_000, 600_000]
/** A job that failed so often is parked. */
const mostAttempts = retryAfterMs.length + 1

/**
 * Runs the tenant's next due job: its effect, its status and the work it schedules are one transaction, under the
 * tenant's lock, so that one job follows the other across all processes. Answers false where nothing is due, or where
 * another transaction has the lock and `waits` is false.
 */
export async function runNext(
  { database, log, handlers }: Runner,
  tenant: string,
  waits: boolean,
): Promise<boolean> {
  const ran = await inTenantForWork(database, tenant, async (tx) => {
    if (waits) await lockScheduledWork(tx, tenant)
    else if (!(await tryLockScheduledWork(tx, tenant))) return null
    const job = await nextJob(tx)
    if (!job) return null
    const startedAt = now(tx)
    setNow(tx, job.dueAt)
    const failure = await runAlone(tx, job, handlers.get(job.kind))
    return { job, failure, parked: await settle(tx, job, { failure, startedAt }) }
  })
  if (ran === null) return false
  const { job, failure, parked } = ran
  if (failure !== null)
    log.error(
      { work: job.kind, tenant, job: job.jobId, dueAt: job.dueAt, attempts: job.attempts + 1, failure },
      parked ? 'scheduled work failed and is parked' : 'scheduled work failed',
    )
  return true
}

/**
 * The first job that is due and follows no job of its chain that is not done. A job that failed takes its place again
 * after its delay, counted from the moment it was due: where the clock is moved past it, on the way.
 */
async function nextJob(tx: Tx): Promise<Job | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'waiting'),
        lte(jobs.runAt, now(tx)),
        sql`not exists (
          select from ${jobs} earlier
           where earlier.tenant = ${jobs.tenant} and earlier.chain = ${jobs.chain} and earlier.status <> 'done'
             and (earlier.due_at, earlier.job_id) < (${jobs.dueAt}, ${jobs.jobId}))`,
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.jobId))
    .limit(1)
    .for('no key update')
  return job
}

/** Answers why it failed, or null. What a failed handler wrote is undone; that it failed is kept. */
async function runAlone(tx: Tx, job: Job, handler: Handler | undefined): Promise<string | null> {
  if (!handler) return 'nothing is registered for this kind of work'
  const { handle, scheduleNext } = handler
  try {
    if (scheduleNext && job.attempts === 0) await attempt(tx, (inner) => scheduleNext(inner, job.payload))
    await attempt(tx, async (inner) => {
      await handle(inner, job.payload)
      // Deferred constraints are checked here, where the failure is this job's, and not at commit, where it is nobody's.
      await inner.execute(sql`set constraints all immediate`)
    })
    return null
  } catch (error) {
    if (isTransient(error)) throw error
    return describe(error)
  }
}

/** What went wrong at the root, and where. The message of a failed query is left out: it repeats the values that were sent. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  let root = error
  while (root.cause instanceof Error) root = root.cause
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return [root.message, ...frames].join('\n')
}

/** Answers whether the job is parked. */
async function settle(
  tx: Tx,
  job: Job,
  { failure, startedAt }: { failure: string | null; startedAt: Date },
): Promise<boolean> {
  const attempts = job.attempts + 1
  const parked = failure !== null && attempts >= mostAttempts
  const change =
    failure === null
      ? { status: 'done' as const, doneAt: startedAt }
      : {
          attempts,
          lastError: failure,
          ...(parked ? { status: 'parked' as const } : { runAt: retryOf(job) }),
        }
  await tx.update(jobs).set(change).where(eq(jobs.jobId, job.jobId))
  return parked
}

const retryOf = ({ runAt, attempts }: Job): Date => new Date(runAt.getTime() + (retryAfterMs[attempts] ?? 0))
