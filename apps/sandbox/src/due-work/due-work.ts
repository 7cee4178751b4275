import { setImmediate } from 'node:timers/promises'
import { and, count, eq, inArray, lte, min } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/connection.ts'
import { asWorker, now, type Tx } from '../database/in-tenant.ts'
import { jobs } from '../database/schema/due-work.ts'
import type { Log } from '../http/log.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { inTurn, pollEvery } from './poll.ts'
import { runNext, type Handler, type Pass } from './run-next.ts'

/** A kind of scheduled work and its payload. Declared once, next to its handler. */
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

/** The remainder of a job that works in batches: it continues at once with this payload, before any other job. */
export interface Unfinished<Payload> {
  readonly remaining: Payload
}
type Handle<Payload> = (tx: Tx, payload: Payload) => Promise<Unfinished<Payload> | void>
type ScheduleNext<Payload> = (tx: Tx, payload: Payload) => Promise<void>

/** The scheduled work of all tenants. */
export interface DueWork {
  /**
   * Registers the handler of a kind of work. In it, `now(tx)` is the moment the job was due, however late it runs. If a
   * handler returns a remainder, its batch is committed and it is called again. `scheduleNext` schedules the next job
   * of a recurring kind at the first attempt, even if that attempt fails.
   */
  readonly register: <Payload>(
    kind: WorkKind<Payload>,
    handle: Handle<Payload>,
    scheduleNext?: ScheduleNext<Payload>,
  ) => void
  /**
   * Runs all work that is due when the call begins, in due order per tenant, including work that it schedules for no
   * later moment. Waits for work that another process runs, so that none is left afterwards, unless it is stopped.
   * Returns the number of jobs run here.
   */
  readonly runDue: () => Promise<number>
  /** Number of waiting jobs (due or not) and of parked ones. */
  readonly counts: () => Promise<{ waiting: number; parked: number }>
  /** How long the oldest due job has been waiting, in seconds; 0 if none is due. */
  readonly lag: () => Promise<number>
  /**
   * Runs due work at an interval, except for tenants whose work another process is running. Returns a function that
   * ends all runs after the current job or batch; the rest is left to another process, or to the next start.
   */
  readonly poll: (everyMs: number) => () => Promise<void>
}

export interface ScheduleOptions {
  /** No job is scheduled if an unfinished one of this kind has the same key. */
  readonly key?: string
  /**
   * Groups jobs that must run in due order, for example by the id of a deposit account: an unfinished job blocks the
   * later ones.
   */
  readonly chain?: string
}

/** Schedules work for `dueAt`. */
export async function schedule<Payload>(
  tx: Tx,
  kind: WorkKind<Payload>,
  payload: Payload,
  dueAt: Date,
  { key, chain }: ScheduleOptions = {},
): Promise<void> {
  await tx
    .insert(jobs)
    .values({ kind: kind.kind, payload, dueAt, runAt: dueAt, key: key ?? null, chain: chain ?? null })
    .onConflictDoNothing()
}

/** With `tenants`, only their work runs here; that of other tenants waits until they are served again. */
export function dueWork(
  database: Database,
  log: Log,
  tenants?: readonly string[],
  tracing: Tracing | null = null,
): DueWork {
  const handlers = new Map<string, Handler>()
  const stopping = new AbortController()

  const runTenant = async (tenant: string, pass: Pass) => {
    let ran = 0
    while (!stopping.signal.aborted && (await runNext({ database, log, handlers, tracing }, tenant, pass))) {
      ran += 1
      await yieldToCalls()
    }
    return ran
  }

  // One runner per process, so that the poll and the operator's calls are serialized.
  const run = inTurn(async (waits) => {
    if (stopping.signal.aborted) return 0
    let ran = 0
    const due = await findDueWork(database, tenants)
    for (const tenant of due.tenants) ran += await runTenant(tenant, { dueBy: due.by, waits })
    return ran
  })

  return {
    register: (kind, handle, scheduleNext) => {
      const { schema } = kind
      handlers.set(kind.kind, {
        handle: (tx, payload) => handle(tx, v.parse(schema, payload)),
        scheduleNext: scheduleNext ? (tx, payload) => scheduleNext(tx, v.parse(schema, payload)) : null,
      })
    },
    runDue: () => run(true),
    counts: () =>
      asWorker(database, async (worker) => {
        const rows = await worker
          .select({ status: jobs.status, jobs: count() })
          .from(jobs)
          .where(inArray(jobs.status, ['waiting', 'parked']))
          .groupBy(jobs.status)
        const of = (status: string) => rows.find((row) => row.status === status)?.jobs ?? 0
        return { waiting: of('waiting'), parked: of('parked') }
      }),
    lag: () =>
      asWorker(database, async (worker) => {
        const by = now(worker)
        const [due] = await worker
          .select({ oldest: min(jobs.runAt) })
          .from(jobs)
          .where(and(eq(jobs.status, 'waiting'), lte(jobs.runAt, by)))
        return due?.oldest ? (by.getTime() - due.oldest.getTime()) / 1000 : 0
      }),
    poll: (everyMs) => {
      const stopPolling = pollEvery(everyMs, () => run(false), log)
      return async () => {
        stopping.abort()
        await stopPolling()
        // Waits for a run started by the operator, which stopping the poll does not wait for.
        await run(false)
      }
    },
  }
}

/**
 * The embedded database runs in this thread: without turns of the event loop, requests would be read only after all
 * work is done. The first turn accepts a connection, the second one reads its request.
 */
async function yieldToCalls(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

/** The tenants with due work, ordered by their first job, and the time of the search. */
function findDueWork(
  database: Database,
  tenants: readonly string[] | undefined,
): Promise<{ tenants: readonly string[]; by: Date }> {
  return asWorker(database, async (worker) => {
    const by = now(worker)
    const due = await worker
      .select({ tenant: jobs.tenant })
      .from(jobs)
      .where(and(eq(jobs.status, 'waiting'), lte(jobs.runAt, by)))
      .groupBy(jobs.tenant)
      .orderBy(min(jobs.runAt))
    const served = due.map(({ tenant }) => tenant).filter((tenant) => tenants?.includes(tenant) ?? true)
    return { tenants: served, by }
  })
}
