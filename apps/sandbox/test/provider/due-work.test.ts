import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../../src/database/in-tenant.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { dueWork, schedule, workKind, type ScheduleOptions } from '../../src/due-work/due-work.ts'
import { send } from '../../src/outbox/outbox.ts'
import { everyTenant, openSandboxOn, openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await openSandbox({ tenants: everyTenant })
  await sandbox.callOperator('POST', '/jobs/run')
})
afterEach(() => sandbox.close())

const note = workKind('note', v.object({ text: v.string() }))
const writeNote = (tx: Tx, { text }: { text: string }) =>
  send(tx, { channel: 'sms', to: 'test', subject: text, text })

const inSeconds = (tx: Tx, seconds: number) => new Date(now(tx).getTime() + seconds * 1000)
const scheduleNote = (text: string, seconds: number, tenant = 'harbor', options: ScheduleOptions = {}) =>
  inTenant(sandbox.database, tenant, (tx) => schedule(tx, note, { text }, inSeconds(tx, seconds), options))
const readNotes = (tenant = 'harbor') =>
  inTenant(sandbox.database, tenant, async (tx) =>
    (await tx.select().from(outbox).orderBy(outbox.sentAt)).map(({ text }) => text),
  )

describe('due work', () => {
  it('Due work runs in due order when the clock moves past it, each job at its own time', async () => {
    sandbox.context.work.register(note, writeNote)
    const began = sandbox.context.clock.now().getTime()
    await scheduleNote('second', 7_200)
    await scheduleNote('first', 3_600)
    await scheduleNote('not yet', 100_000)
    await sandbox.advanceClock(10_000)
    expect(await readNotes()).toEqual(['first', 'second'])
    const [first] = await sandbox.outbox('test')
    expect(Date.parse(first?.sent_at ?? '')).toBeLessThan(began + 7_260_000)
  })

  it('Due work can schedule more work, which runs in the same move of the clock', async () => {
    sandbox.context.work.register(note, async (tx, { text }) => {
      await writeNote(tx, { text })
      if (text.length < 3) await schedule(tx, note, { text: `${text}+` }, inSeconds(tx, 60))
    })
    await scheduleNote('x', 60)
    await sandbox.advanceClock(3_600)
    expect(await readNotes()).toEqual(['x', 'x+', 'x++'])
  })

  it('Work that falls due during a run waits for the next one, so that a run ends under steady traffic', async () => {
    const most = 30
    let count = 0
    sandbox.context.work.register(note, async (tx, payload) => {
      await writeNote(tx, payload)
      count += 1
      if (count < most) await schedule(tx, note, { text: `${count}` }, sandbox.context.clock.now())
    })
    await scheduleNote('first', 0)
    await scheduleNote('of another tenant', 0, 'juniper')
    await sandbox.context.work.runDue()
    expect(await readNotes('juniper')).toContain('of another tenant')
    const inFirstRun = count
    expect(inFirstRun).toBeLessThan(most)
    await sandbox.context.work.runDue()
    expect(count).toBeGreaterThan(inFirstRun)
  })

  it('Due work survives a restart', async () => {
    await scheduleNote('kept', 60)
    const restarted = await openSandboxOn(sandbox.database, { tenants: everyTenant })
    restarted.context.work.register(note, writeNote)
    await restarted.advanceClock(60)
    expect(await readNotes()).toEqual(['kept'])
  })

  it('Due work runs once under concurrent runners', async () => {
    const others = Array.from({ length: 4 }, () => dueWork(sandbox.database, pino({ level: 'silent' })))
    for (const one of others) one.register(note, writeNote)
    for (let job = 0; job < 10; job += 1) await scheduleNote(`${job}`, 0)
    const ran = await Promise.all(others.map((one) => one.runDue()))
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(10)
    expect(await readNotes()).toHaveLength(10)
  })

  it('Due work waits while its tenant is not served', async () => {
    await scheduleNote('later', 0)
    const elsewhere = dueWork(sandbox.database, pino({ level: 'silent' }), ['juniper'])
    elsewhere.register(note, writeNote)
    expect(await elsewhere.runDue()).toBe(0)
    sandbox.context.work.register(note, writeNote)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readNotes()).toEqual(['later'])
  })

  it('Due work that fails is rolled back, and retried as of the moment it was due', async () => {
    let isBroken = true
    const moments: number[] = []
    sandbox.context.work.register(note, async (tx, payload) => {
      await writeNote(tx, payload)
      moments.push(now(tx).getTime())
      if (isBroken) throw new Error('it fails at first')
    })
    await scheduleNote('twice', 0)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readNotes()).toEqual([])
    isBroken = false
    await sandbox.advanceClock(86_400)
    expect(await readNotes()).toEqual(['twice'])
    expect(new Set(moments).size).toBe(1)
  })

  it('A job that the database rejects at commit fails without affecting other jobs', async () => {
    sandbox.context.work.register(note, async (tx, { text }) => {
      if (text === 'hollow')
        await tx.execute(
          sql`insert into ledger_transactions (kind, trace, occurred_at) values ('return', 'hollow', now())`,
        )
      else await writeNote(tx, { text })
    })
    await scheduleNote('hollow', 60)
    await scheduleNote('sound', 120)
    await sandbox.advanceClock(86_400)
    expect(await readNotes()).toEqual(['sound'])
    const [parked] = await parkedJobs()
    expect(parked?.last_error).toContain('does not balance at commit')
  })

  it('Due work is scheduled once per key and tenant', async () => {
    sandbox.context.work.register(note, writeNote)
    await scheduleNote('one', 0, 'harbor', { key: 'key' })
    await scheduleNote('one more', 0, 'harbor', { key: 'key' })
    await scheduleNote('elsewhere', 0, 'juniper', { key: 'key' })
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readNotes()).toEqual(['one'])
    expect(await readNotes('juniper')).toEqual(['elsewhere'])
  })
})

const parkedJob = v.looseObject({
  job_id: v.number(),
  kind: v.string(),
  due_at: v.string(),
  status: v.string(),
  attempts: v.number(),
  last_error: v.nullable(v.string()),
})
const parkedJobs = async () =>
  v.parse(v.array(parkedJob), await sandbox.callOperator('GET', '/jobs?tenant=harbor'))
const health = async (): Promise<unknown> => (await sandbox.app.request('http://localhost/healthz')).json()

describe('failing work', () => {
  let isBroken = true
  const moments = new Map<string, number>()
  beforeEach(() => {
    isBroken = true
    moments.clear()
    sandbox.context.work.register(note, async (tx, payload) => {
      if (payload.text === 'broken' && isBroken) throw new Error('it is broken')
      moments.set(payload.text, now(tx).getTime())
      await writeNote(tx, payload)
    })
  })

  it('A job is parked after five attempts, is listed, and runs again as of the moment it was due', async () => {
    await scheduleNote('broken', 60)
    await sandbox.advanceClock(120)
    expect(await parkedJobs()).toEqual([])
    await sandbox.advanceClock(3_600)
    const [parked] = await parkedJobs()
    expect(parked).toMatchObject({ kind: 'note', status: 'parked', attempts: 5 })
    expect(parked?.last_error).toContain('it is broken')
    expect(await health()).toEqual({ serving: true, parked_jobs: 1 })

    expect(await sandbox.callOperator('POST', `/jobs/${parked?.job_id}/run`)).toMatchObject({
      status: 'parked',
    })
    isBroken = false
    expect(await sandbox.callOperator('POST', `/jobs/${parked?.job_id}/run`)).toMatchObject({
      status: 'done',
    })
    expect(await readNotes()).toEqual(['broken'])
    expect(moments.get('broken')).toBe(Date.parse(parked?.due_at ?? ''))
    expect(await health()).toEqual({ serving: true, parked_jobs: 0 })
    await expect(sandbox.callOperator('POST', `/jobs/${parked?.job_id}/run`)).rejects.toThrow('422')
  })

  it('A job is not parked because of an outage of the database, however often it is tried', async () => {
    let hasOutage = true
    sandbox.context.work.register(note, async (tx, { text }) => {
      if (hasOutage)
        await tx.execute(sql`do $$ begin raise exception 'disk' using errcode = 'io_error'; end $$`)
      await writeNote(tx, { text })
    })
    await scheduleNote('delayed', 0)
    for (let attempts = 0; attempts < 10; attempts += 1)
      await expect(sandbox.context.work.runDue()).rejects.toThrow()
    hasOutage = false
    await sandbox.context.work.runDue()
    expect(await parkedJobs()).toEqual([])
    expect(await readNotes()).toEqual(['delayed'])
  })

  it('A parked job blocks only the later jobs of its chain', async () => {
    await scheduleNote('broken', 60, 'harbor', { chain: 'account' })
    await scheduleNote('follows', 61, 'harbor', { chain: 'account' })
    await scheduleNote('another chain', 90, 'harbor', { chain: 'other account' })
    await scheduleNote('no chain', 120)
    await scheduleNote('another tenant', 60, 'juniper', { chain: 'account' })
    await sandbox.advanceClock(7_200)
    expect(await readNotes()).toEqual(['another chain', 'no chain'])
    expect(await readNotes('juniper')).toEqual(['another tenant'])

    isBroken = false
    const [parked] = await parkedJobs()
    await sandbox.callOperator('POST', `/jobs/${parked?.job_id}/run`)
    expect((await readNotes()).toSorted()).toEqual(['another chain', 'broken', 'follows', 'no chain'])
    expect((moments.get('follows') ?? 0) - (moments.get('broken') ?? 0)).toBeGreaterThanOrEqual(1_000)
  })

  it('A failing job is logged as an error at every attempt', async () => {
    const lines: string[] = []
    const work = dueWork(
      sandbox.database,
      pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
    )
    await scheduleNote('unknown here', 0)
    await sandbox.context.clock.advance(3_600_000)
    await work.runDue()
    expect(lines.filter((line) => line.includes('"msg":"scheduled work failed"')).length).toBeGreaterThan(3)
    expect(lines.some((line) => line.includes('"msg":"scheduled work failed and is parked"'))).toBe(true)
  })

  it('A recurring job that fails does not end, and its next run is scheduled', async () => {
    const daily = workKind('daily', v.object({ day: v.number() }))
    const days: number[] = []
    sandbox.context.work.register(
      daily,
      (_tx, { day }) => {
        if (day === 1) return Promise.reject(new Error('the first day fails'))
        days.push(day)
        return Promise.resolve()
      },
      (tx, { day }) => schedule(tx, daily, { day: day + 1 }, inSeconds(tx, 86_400), { key: `${day + 1}` }),
    )
    await inTenant(sandbox.database, 'harbor', (tx) => schedule(tx, daily, { day: 1 }, inSeconds(tx, 60)))
    await sandbox.advanceClock(3 * 86_400 + 120)
    expect(days).toEqual([2, 3, 4])
    expect(await parkedJobs()).toMatchObject([{ kind: 'daily' }])
  })
})

describe('runners of one tenant', () => {
  /** Another process on the same database. */
  async function otherProcess() {
    const { database, engine } = await sandbox.openAgain()
    const work = dueWork(database, pino({ level: 'silent' }))
    return { work, close: engine.close }
  }

  it('Runners of one tenant never run concurrently, and all return when everything is done', async () => {
    const other = await otherProcess()
    let atOnce = 0
    let most = 0
    const run = async (tx: Tx, payload: { text: string }) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      await writeNote(tx, payload)
      atOnce -= 1
    }
    sandbox.context.work.register(note, run)
    other.work.register(note, run)
    for (let job = 0; job < 30; job += 1) await scheduleNote(String(job).padStart(2, '0'), 60 + job)
    await sandbox.context.clock.advance(3_600_000)
    await Promise.all([sandbox.context.work, other.work, sandbox.context.work].map((one) => one.runDue()))
    expect(most).toBe(1)
    expect(await readNotes()).toEqual(Array.from({ length: 30 }, (_, job) => String(job).padStart(2, '0')))
    await other.close()
  })

  it('A runner waits for the job that another process has begun, and for the jobs that it schedules', async () => {
    const other = await otherProcess()
    const begun = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const done: string[] = []
    const run = async (tx: Tx, { text }: { text: string }) => {
      if (text === 'begun') {
        begun.resolve()
        await mayEnd.promise
        await schedule(tx, note, { text: 'scheduled by it' }, inSeconds(tx, 15))
      }
      // A job of many statements: a job that overtakes it is done first.
      for (let statement = 0; statement < 50; statement += 1) await tx.execute(sql`select 1`)
      done.push(text)
    }
    other.work.register(note, run)
    sandbox.context.work.register(note, (_tx, { text }) => Promise.resolve(void done.push(text)))
    await scheduleNote('begun', -60)
    await scheduleNote('next', -30)
    const theirs = other.work.runDue()
    await begun.promise
    const ours = sandbox.context.work.runDue().then(() => [...done])
    mayEnd.resolve()
    expect(await ours).toEqual(['begun', 'scheduled by it', 'next'])
    await theirs
    await other.close()
  })
})
