import { and, asc, count, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/connection.ts'
import {
  asWorker,
  attempt,
  becomeTenant,
  becomeWorker,
  now,
  type Tx,
  type WorkerTx,
} from '../database/in-tenant.ts'
import { jobs } from '../database/schema/due-work.ts'
import type { Log } from '../http/log.ts'

/** A kind of due work and what it carries. Declared once, beside its handler. */
export interface WorkKind<Payload> {
  readonly kind: string
  readonly schema: v.GenericSchema<unknown, Payload>
}

export function workKind<Payload>(
  kind: string,
  schema: v.GenericSchema<unknown, Payload>,
): WorkKind<Payload> {
  return { kind, schema }
}

type Run = (tx: Tx, payload: unknown) => Promise<void>

/** What falls due, for every tenant. */
export interface DueWork {
  /** Says what is done when work of this kind falls due. `now(tx)` inside is the moment it was due, however late it runs. */
  readonly register: <Payload>(
    kind: WorkKind<Payload>,
    handler: (tx: Tx, payload: Payload) => Promise<void>,
  ) => void
  /** Runs all that is due by now, in order of its moment, with what that brings about; answers how many ran. */
  readonly runDue: () => Promise<number>
  /** How much waits, due or not. */
  readonly waiting: () => Promise<number>
  /** Looks for due work from now on; answers how to stop. */
  readonly poll: (everyMs: number) => () => Promise<void>
}

/** Waits with `payload` until `runAt`. With a key, an equal one that still waits is left as it is. */
export async function schedule<Payload>(
  tx: Tx,
  kind: WorkKind<Payload>,
  payload: Payload,
  runAt: Date,
  key?: string,
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ kind: kind.kind, payload, runAt, key: key ?? null })
    .onConflictDoNothing()
}

const retryAfterMs = [1_000, 10_000, 60_000, 600_000]
const mostAttempts = retryAfterMs.length + 1

/** With `tenants`, only their work is done here: that of an institution which is not served waits until it is again. */
export function dueWork(database: Database, log: Log, tenants?: readonly string[]): DueWork {
  const handlers = new Map<string, Run>()

  const runOne = () =>
    asWorker(database, async (worker) => {
      const job = await claim(worker, tenants)
      if (!job) return false
      const tx = await becomeTenant(worker, job.tenant, job.runAt)
      const failure = await runAlone(tx, handlers.get(job.kind), job.payload)
      await becomeWorker(worker)
      await settle(worker, job, failure)
      if (failure !== null)
        log.error({ work: job.kind, tenant: job.tenant, job: job.jobId, failure }, 'work failed')
      return true
    })

  const runDue = async () => {
    let ran = 0
    while (await runOne()) ran += 1
    return ran
  }

  return {
    register: (kind, handler) => {
      handlers.set(kind.kind, (tx, payload) => handler(tx, v.parse(kind.schema, payload)))
    },
    runDue,
    waiting: () =>
      asWorker(database, async (worker) => {
        const [row] = await worker.select({ waiting: count() }).from(jobs).where(isNull(jobs.doneAt))
        return row?.waiting ?? 0
      }),
    poll: (everyMs) => pollEvery(everyMs, runDue, log),
  }
}

async function claim(worker: WorkerTx, tenants: readonly string[] | undefined) {
  const [job] = await worker
    .select()
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        lte(jobs.runAt, now(worker)),
        sql`attempts < ${mostAttempts}`,
        tenants && inArray(jobs.tenant, [...tenants]),
      ),
    )
    .orderBy(asc(jobs.runAt), asc(jobs.jobId))
    .limit(1)
    .for('update', { skipLocked: true })
  return job
}

/** Answers why it failed, or null. What a failed handler wrote is undone; that it failed is kept. */
async function runAlone(tx: Tx, run: Run | undefined, payload: unknown): Promise<string | null> {
  if (!run) return 'nothing is registered for this kind of work'
  try {
    await attempt(tx, (inner) => run(inner, payload))
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

async function settle(worker: WorkerTx, job: typeof jobs.$inferSelect, failure: string | null) {
  const at = now(worker)
  const change =
    failure === null
      ? { doneAt: at }
      : {
          attempts: job.attempts + 1,
          lastError: failure,
          runAt: new Date(at.getTime() + (retryAfterMs[job.attempts] ?? 0)),
        }
  await worker.update(jobs).set(change).where(eq(jobs.jobId, job.jobId))
}

function pollEvery(everyMs: number, runDue: () => Promise<number>, log: Log) {
  let stopped = false
  let turn: Promise<unknown> = Promise.resolve()
  const next = () => {
    if (stopped) return
    turn = runDue()
      .catch((error: unknown) => log.error({ err: error }, 'due work could not be looked for'))
      .then(() => {
        if (!stopped) timer = setTimeout(next, everyMs)
      })
  }
  let timer = setTimeout(next, 0)
  return async () => {
    stopped = true
    clearTimeout(timer)
    await turn
  }
}
