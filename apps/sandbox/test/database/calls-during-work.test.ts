import { localRequest } from '@coffer/local-http/request'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { dueWork, schedule, workKind } from '../../src/due-work/due-work.ts'
import type { Env } from '../../src/http/call.ts'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { listenForFile } from '../provider/raw-connection.ts'

const { database, engine } = await openTestDatabase()
afterAll(engine.close)

const jobs = 200
const job = workKind('job', v.object({}))

it('answers a call that arrives while much work is due, before the work is done', async () => {
  const app = new Hono<Env>().get('/time', async (c) =>
    c.text(await inTenant(database, 'harbor', async (tx) => now(tx).toISOString())),
  )
  const port = await listenForFile(app, defaultRequestLimits)
  const work = dueWork(database, pino({ level: 'silent' }))
  let ran = 0
  const answered = Promise.withResolvers<number>()
  work.register(job, async () => {
    ran += 1
    if (ran > 1) return
    void localRequest({ port, host: 'harbor.localhost', path: '/time' }).then(
      () => answered.resolve(ran),
      answered.reject,
    )
  })
  await inTenant(database, 'harbor', async (tx) => {
    for (let number = 0; number < jobs; number += 1) await schedule(tx, job, {}, now(tx))
  })
  await work.runDue()
  expect(await answered.promise).toBeLessThan(jobs)
  expect(ran).toBe(jobs)
})
