import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../../src/database/in-tenant.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { dueWork, schedule, workKind } from '../../src/due-work/due-work.ts'
import { send } from '../../src/outbox/outbox.ts'
import { openOn, openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(async () => {
  sandbox = await openSandbox()
  await sandbox.operate('POST', '/jobs/run')
})
afterEach(() => sandbox.close())

const note = workKind('note', v.object({ text: v.string() }))
const write = (tx: Tx, { text }: { text: string }) =>
  send(tx, { channel: 'sms', to: 'test', subject: text, text })

const inSeconds = (tx: Tx, seconds: number) => new Date(now(tx).getTime() + seconds * 1000)
const plan = (text: string, seconds: number, tenant = 'harbor', key?: string) =>
  inTenant(sandbox.database, tenant, (tx) => schedule(tx, note, { text }, inSeconds(tx, seconds), key))
const written = (tenant = 'harbor') =>
  inTenant(sandbox.database, tenant, async (tx) =>
    (await tx.select().from(outbox).orderBy(outbox.sentAt)).map(({ text }) => text),
  )

describe('work that falls due', () => {
  it('is done in the order of its moments when the clock moves past them, each at its own time', async () => {
    sandbox.context.work.register(note, write)
    const began = sandbox.context.clock.now().getTime()
    await plan('second', 7_200)
    await plan('first', 3_600)
    await plan('not yet', 100_000)
    await sandbox.advance(10_000)
    expect(await written()).toEqual(['first', 'second'])
    const [first] = await sandbox.outbox('test')
    expect(Date.parse(first?.sent_at ?? '')).toBeLessThan(began + 7_260_000)
  })

  it('brings about more work, which is done on the way too', async () => {
    sandbox.context.work.register(note, async (tx, { text }) => {
      await write(tx, { text })
      if (text.length < 3) await schedule(tx, note, { text: `${text}+` }, inSeconds(tx, 60))
    })
    await plan('x', 60)
    await sandbox.advance(3_600)
    expect(await written()).toEqual(['x', 'x+', 'x++'])
  })

  it('survives a restart', async () => {
    await plan('kept', 60)
    const restarted = await openOn(sandbox.database)
    restarted.context.work.register(note, write)
    await restarted.advance(60)
    expect(await written()).toEqual(['kept'])
  })

  it('is done once, however many look for it', async () => {
    const others = Array.from({ length: 4 }, () => dueWork(sandbox.database, pino({ level: 'silent' })))
    for (const one of others) one.register(note, write)
    for (let job = 0; job < 10; job += 1) await plan(`${job}`, 0)
    const ran = await Promise.all(others.map((one) => one.runDue()))
    expect(ran.reduce((sum, one) => sum + one, 0)).toBe(10)
    expect(await written()).toHaveLength(10)
  })

  it('waits while its institution is not served', async () => {
    await plan('later', 0)
    const elsewhere = dueWork(sandbox.database, pino({ level: 'silent' }), ['juniper'])
    elsewhere.register(note, write)
    expect(await elsewhere.runDue()).toBe(0)
    sandbox.context.work.register(note, write)
    await sandbox.operate('POST', '/jobs/run')
    expect(await written()).toEqual(['later'])
  })

  it('leaves nothing behind when it fails, and is tried again', async () => {
    let tries = 0
    sandbox.context.work.register(note, async (tx, payload) => {
      await write(tx, payload)
      tries += 1
      if (tries === 1) throw new Error('the first try fails')
    })
    await plan('twice', 0)
    await sandbox.operate('POST', '/jobs/run')
    expect(await written()).toEqual([])
    await sandbox.advance(1)
    expect(await written()).toEqual(['twice'])
  })

  it('waits once for a key, at each tenant', async () => {
    sandbox.context.work.register(note, write)
    await plan('one', 0, 'harbor', 'key')
    await plan('one more', 0, 'harbor', 'key')
    await plan('elsewhere', 0, 'juniper', 'key')
    await sandbox.operate('POST', '/jobs/run')
    expect(await written()).toEqual(['one'])
    expect(await written('juniper')).toEqual(['elsewhere'])
  })
})

describe('the clock', () => {
  it('moves forward only, and the Date header follows it', async () => {
    await sandbox.operate('POST', '/clock', { advance_seconds: 86_400 })
    const ahead = Date.parse((await sandbox.visit().get('/branding')).headers.get('date') ?? '') - Date.now()
    expect(Math.round(ahead / 86_400_000)).toBe(1)
    await expect(sandbox.operate('POST', '/clock', { set: '2020-01-01T00:00:00Z' })).rejects.toThrow(
      'never put back',
    )
    const restarted = await openOn(sandbox.database)
    expect(restarted.context.clock.now().getTime() - Date.now()).toBeGreaterThan(86_000_000)
  })
})
