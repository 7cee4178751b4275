import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { asWorker, inTenant, type Tx } from '../../src/database/in-tenant.ts'
import { securityEvents } from '../../src/database/schema/security-events.ts'
import { findFailedAction } from '../../src/security-events/security-actions.ts'
import { registerEventLog } from '../../src/security-events/event-log.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { readNewEvents } from './security-event-reader.ts'
import { addCustomer, logInNewUser } from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })
const events = readNewEvents(sandbox)
const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const linkedAccounts = v.object({ accounts: v.array(v.object({ uuid: v.string() })) })

describe('a call that is rolled back', () => {
  it('A call that is rolled back leaves a failure and no success', async () => {
    const { visitor } = await addCustomer(sandbox)
    const { accounts } = v.parse(linkedAccounts, (await visitor.get('/linked-accounts')).data)
    const linked_account_id = accounts[0]?.uuid
    await events()
    for (const [path, action] of [
      ['/withdraw', 'withdrawal-requested'],
      ['/deposit', 'deposit-requested'],
    ] as const) {
      await visitor.post(path, { linked_account_id, amount: 900_000_000 }, key())
      expect(await events()).toEqual([`${action} failure`])
    }
    expect((await events.list('&action=deposit-requested'))[0]).toMatchObject({
      status: 422,
      actor: 'depositor',
    })
  })
})

const movesMoney =
  /^\w+ \/(?:accounts\/:uuid\/plans|deposit|withdraw|transactions|fund-my-account|close-my-account)(?:\/|$)/

describe('a refused call that moves money', () => {
  it('Every call that moves money has an action for its refusals', () => {
    const calls = sandbox.app.routes
      .filter(({ method }) => method !== 'ALL' && method !== 'GET')
      .map(({ method, path }) => `${method} ${path.replace('/api/v1', '')}`)
      .filter((call) => movesMoney.test(call))
    expect(calls).toContain('POST /accounts/:uuid/plans/:plan/move')
    expect(calls.filter((call) => findFailedAction(call) === null)).toEqual([])
  })
})

describe('the log', () => {
  it('Refused calls that anyone can repeat without end are in the log alone', async () => {
    const lines: string[] = []
    registerEventLog(sandbox.database, pino({ base: null }, { write: (line: string) => lines.push(line) }))
    await events()
    await sandbox.newClient().post('/withdraw', { amount: 1 }, key())
    expect(await events()).toEqual([])
    expect(JSON.parse(lines.join(''))).toMatchObject({
      msg: 'security event',
      security: {
        tenant: 'harbor',
        actor: 'anonymous',
        action: 'withdrawal-requested',
        outcome: 'failure',
        status: 401,
        user: null,
      },
    })
  })

  it('The log has one line for each event, without email, address or device', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    const lines: string[] = []
    registerEventLog(sandbox.database, pino({ base: null }, { write: (line: string) => lines.push(line) }))
    await visitor.post('/logout')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"action":"log-out"')
    for (const kept of [email, '127.0.0.1', 'Browser']) expect(lines[0]).not.toContain(kept)
  })
})

describe('the record', () => {
  const refusalMessage = (work: (tx: Tx) => Promise<unknown>) =>
    inTenant(sandbox.database, 'harbor', work).then(
      () => 'no refusal',
      (error: unknown) =>
        error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error),
    )

  it('The login role can neither change the record nor delete anything of the last five years', async () => {
    expect(await refusalMessage((tx) => tx.update(securityEvents).set({ outcome: 'success' }))).toContain(
      'denied',
    )
    expect(await refusalMessage((tx) => tx.delete(securityEvents))).toContain('DELETE is refused')
    expect(await refusalMessage((tx) => tx.execute('truncate security_events'))).toContain('denied')
    expect((await events.list('')).length).toBeGreaterThan(0)
  })

  it('The record shows a tenant its own events only, and takes no event of another or of the operator', async () => {
    const visible = await inTenant(sandbox.database, 'juniper', (tx) => tx.select().from(securityEvents))
    expect(visible).toEqual([])
    const forged = {
      at: sandbox.context.clock.now(),
      actor: 'depositor',
      action: 'log-in',
      outcome: 'success',
      tenant: 'juniper',
    } as const
    const insert = (row: typeof securityEvents.$inferInsert) =>
      refusalMessage((tx) => tx.insert(securityEvents).values(row))
    expect(await insert(forged)).toContain('row-level security')
    expect(await insert({ ...forged, tenant: 'harbor', actor: 'operator' })).toContain('row-level security')
    const read = asWorker(sandbox.database, (tx) =>
      tx.select().from(securityEvents).where(eq(securityEvents.actor, 'depositor')),
    )
    expect(await read).toEqual([])
  })

  it('The record can be read by person and action, one page at a time', async () => {
    const { email, visitor } = await logInNewUser(sandbox)
    await visitor.post('/logout')
    const own = await events.list(`&email=${email}`)
    expect(own.map(({ action }) => action)).toEqual([
      'log-out',
      'log-in',
      'one-time-code',
      'log-in-password',
      'email-verified',
      'registration',
    ])
    const first = await events.list(`&email=${email}&limit=2`)
    const second = await events.list(`&email=${email}&limit=2&before=${first.at(-1)?.sequence}`)
    expect([...first, ...second]).toEqual(own.slice(0, 4))
    const logOuts = await events.list('&action=log-out')
    expect(new Set(logOuts.map(({ action }) => action))).toEqual(new Set(['log-out']))
  })
})
