import { setImmediate } from 'node:timers/promises'
import { localRequest } from '@coffer/local-http/request'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { dueWork, schedule, workKind, type DueWork } from '../../src/due-work/due-work.ts'
import type { Env } from '../../src/http/call.ts'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { listenForFile } from '../provider/raw-connection.ts'

const { database, engine } = await openTestDatabase()
afterAll(engine.close)

const numbered = workKind('numbered', v.object({ number: v.number() }))
type Handle = (tx: Tx, payload: { readonly number: number }) => Promise<void>

const explained = v.object({
  'QUERY PLAN': v.tuple([v.object({ Plan: v.object({ 'Shared Hit Blocks': v.number() }) })]),
})

function openWork(handle: Handle): DueWork {
  const work = dueWork(database, pino({ level: 'silent' }))
  work.register(numbered, handle)
  return work
}
const planJobs = (count: number) =>
  inTenant(database, 'harbor', async (tx) => {
    for (let number = 1; number <= count; number += 1) await schedule(tx, numbered, { number }, now(tx))
  })

describe('a run of due work', () => {
  it('A run of due work reads a few pages to find the next job, however many are due at once', async () => {
    const undone = new Error('The jobs of this test are undone.')
    let pages = 0
    const measured = inTenant(database, 'harbor', async (tx) => {
      await tx.execute(sql`
        insert into jobs (kind, payload, due_at, run_at, chain)
        select 'numbered', '{"number": 0}', ${now(tx).toISOString()}, ${now(tx).toISOString()}, 'account ' || number
          from generate_series(1, 2000) number`)
      const read = async () => {
        const [answer] = toRows(
          await tx.execute(
            sql`explain (analyze, buffers, format json) select next_job(${now(tx).toISOString()}::timestamptz)`,
          ),
        )
        return v.parse(explained, answer)['QUERY PLAN'][0].Plan['Shared Hit Blocks']
      }
      // The first run plans the search with the statistics of an empty table.
      await read()
      pages = await read()
      throw undone
    })
    await expect(measured).rejects.toThrow(undone)
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThan(20)
  })

  it('A run of due work lets a call in before all jobs are done', async () => {
    const jobs = 200
    const app = new Hono<Env>().get('/time', async (c) =>
      c.text(await inTenant(database, 'harbor', async (tx) => now(tx).toISOString())),
    )
    const port = await listenForFile(app, defaultRequestLimits)
    let ran = 0
    const answered = Promise.withResolvers<number>()
    const work = openWork(async (_, { number }) => {
      ran += 1
      if (number > 1) return
      void localRequest({ port, host: 'harbor.localhost', path: '/time' }).then(
        () => answered.resolve(ran),
        answered.reject,
      )
    })
    await planJobs(jobs)
    await work.runDue()
    expect(await answered.promise).toBeLessThan(jobs)
    expect(ran).toBe(jobs)
  })

  it.each([
    {
      runner: 'the poll',
      start: async (work: DueWork) => {
        await planJobs(3)
        return work.poll(60_000)
      },
    },
    {
      runner: 'the operator',
      start: async (work: DueWork) => {
        const stop = work.poll(60_000)
        // After the second run, the first run of the poll has ended.
        for (let run = 0; run < 2; run += 1) await work.runDue()
        await planJobs(3)
        void work.runDue()
        return stop
      },
    },
  ])(
    'A run of due work by $runner ends after the current job at a stop, and a later run does the rest',
    async ({ start }) => {
      const done: number[] = []
      const [began, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const work = openWork(async (_, { number }) => {
        began.resolve()
        await mayEnd.promise
        done.push(number)
      })
      const stop = await start(work)
      await began.promise
      const stopped = vi.fn<() => void>()
      const stopping = stop().then(stopped)
      await setImmediate()
      expect(stopped).not.toHaveBeenCalled()
      mayEnd.resolve()
      await stopping
      expect(done).toEqual([1])

      const later = openWork((_, { number }) => Promise.resolve(void done.push(number)))
      await later.runDue()
      expect(done).toEqual([1, 2, 3])
    },
  )
})
