import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { asWorker, inTenant } from '../../src/database/in-tenant.ts'
import { toRows } from '../../src/database/rows.ts'
import { securityEvents } from '../../src/database/schema/security-events.ts'
import { schedule, workKind } from '../../src/due-work/due-work.ts'
import { type OperatorAction, operatorActions } from '../../src/security-events/operator-actions.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { everyTenant, openSandboxOn } from '../provider/sandbox.ts'
import { addCustomer, logInNewUser } from '../provider/users.ts'

const { database, engine, runAsSuperuser } = await openTestDatabase()
const sandbox = await openSandboxOn(database, { tenants: everyTenant })
afterAll(engine.close)

const failing = workKind('failing', v.object({}))
sandbox.context.work.register(failing, () => Promise.reject(new Error('it fails')))
const planned = workKind('planned', v.object({}))
sandbox.context.work.register(planned, () => Promise.resolve())

const withUuid = v.looseObject({ uuid: v.string() })
const ids = v.array(withUuid)
const linkedAccounts = v.object({ accounts: ids })
const jobs = v.array(v.object({ job_id: v.number() }))
const depositor = v.object({ depositor_id: v.string() })
const faults = v.array(v.object({ id: v.string() }))
const linking = v.object({ access_token: v.string() })

/** Creates the records that the acts change. */
async function createRecords() {
  const { visitor } = await addCustomer(sandbox)
  const { depositor_id } = v.parse(depositor, (await visitor.get('/depositor')).data)
  const [transaction] = v.parse(ids, (await visitor.get('/transactions')).data)
  const report = { transaction_uuid: transaction?.uuid, reason: 'unrecognized' }
  const opened = v.parse(withUuid, (await visitor.post('/cases', report)).data).uuid
  const [linked] = v.parse(linkedAccounts, (await visitor.get('/linked-accounts')).data).accounts
  const { access_token } = v.parse(linking, (await visitor.get('/fastlink')).data)
  await inTenant(database, 'harbor', (tx) => schedule(tx, failing, {}, new Date(0)))
  await sandbox.advanceClock(3_600)
  const [job] = v.parse(jobs, await sandbox.callOperator('GET', '/jobs?tenant=harbor'))
  await inTenant(database, 'harbor', (tx) => schedule(tx, planned, {}, new Date(0)))
  const [planted] = v.parse(faults, await sandbox.callOperator('PUT', '/faults', fault))
  return {
    depositor_id,
    transaction: transaction?.uuid,
    opened,
    linked: linked?.uuid,
    access_token,
    job: job?.job_id,
    fault: planted?.id,
  }
}

type Records = Awaited<ReturnType<typeof createRecords>>

const fault = { tenant: 'harbor', method: 'GET', path: '/user', kind: 'status', value: 500 }
const banner = { tenant: 'harbor', type: 0, location: 0, title: 'Title', body: 'Body' }

/** Path and body of each act, and the tenant of its event; '' is the provider itself. */
const acts: Record<
  OperatorAction,
  (records: Records) => { readonly path: string; readonly body?: unknown; readonly tenant?: string }
> = {
  'DELETE /banners': () => ({ path: '/banners' }),
  'DELETE /branding': () => ({ path: '/branding' }),
  'DELETE /faults': () => ({ path: '/faults', tenant: '' }),
  'DELETE /faults/:faultId': ({ fault: id }) => ({ path: `/faults/${id}`, tenant: '' }),
  'GET /depositors': () => ({ path: '/depositors?tenant=harbor' }),
  'GET /linked-accounts': () => ({ path: '/linked-accounts?tenant=harbor' }),
  'GET /messages': () => ({ path: '/messages?tenant=harbor' }),
  'GET /outbox': () => ({ path: '/outbox?tenant=harbor' }),
  'GET /security-events': () => ({ path: '/security-events?tenant=harbor' }),
  'GET /transactions': () => ({ path: '/transactions?tenant=harbor' }),
  'PATCH /depositors/:depositorId': ({ depositor_id }) => ({
    path: `/depositors/${depositor_id}`,
    body: { registration_status: 'VIEW_ONLY' },
  }),
  'PATCH /linked-accounts/:uuid': ({ linked }) => ({
    path: `/linked-accounts/${linked}`,
    body: { status: 'LOCKED' },
  }),
  'PATCH /tenants/:slug': () => ({ path: '/tenants/harbor', body: { review_seconds: 77 } }),
  'POST /alerts': ({ depositor_id }) => ({
    path: '/alerts',
    body: { depositor: depositor_id, title: 'Title', body: 'Body' },
  }),
  'POST /announcements': () => ({
    path: '/announcements',
    body: { tenant: 'harbor', subject: { en: 'News', es: 'Novedades' }, body: { en: 'Body', es: 'Texto' } },
  }),
  'POST /banners': () => ({ path: '/banners', body: banner }),
  'POST /cases/:uuid/close': ({ opened }) => ({ path: `/cases/${opened}/close` }),
  'POST /clock': () => ({ path: '/clock', body: { advance_seconds: 60 }, tenant: '' }),
  'POST /disclosures': () => ({ path: '/disclosures', body: { tenant: 'harbor', slug: 'privacy-notice' } }),
  'POST /fastlink/complete': ({ access_token }) => ({
    path: '/fastlink/complete',
    body: { access_token, institution: 16_441, outcome: 'success' },
  }),
  'POST /jobs/:jobId/run': ({ job }) => ({ path: `/jobs/${job}/run` }),
  'POST /jobs/run': () => ({ path: '/jobs/run', tenant: '' }),
  'POST /messages': ({ depositor_id }) => ({
    path: '/messages',
    body: { depositor: depositor_id, subject: 'Subject', body: 'Body' },
  }),
  'POST /rates': () => ({
    path: '/rates',
    body: { tenant: 'harbor', apy: '4.10', effective_on: '2999-01-01' },
  }),
  'POST /transactions/:uuid/return': ({ transaction }) => ({
    path: `/transactions/${transaction}/return`,
    body: { return_code: 'R01' },
  }),
  'PUT /branding': () => ({ path: '/branding', body: { slug: 'harbor' } }),
  'PUT /faults': () => ({ path: '/faults', body: fault, tenant: '' }),
}

const digest = v.array(v.object({ digest: v.string() }))

/** Digest of all rows of all tables except the events, and the faults, which are kept in memory. */
async function snapshotOfAll() {
  const rows = await asWorker(database, (tx) => tx.execute(sql`select digest_of_rows() as digest`))
  return { rows: v.parse(digest, toRows(rows)), faults: await sandbox.callOperator('GET', '/faults') }
}

/** The operator's events, newest first. The operator's API is not used, as its reads are events too. */
const operatorEvents = () =>
  asWorker(database, (tx) =>
    tx
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.actor, 'operator'))
      .orderBy(desc(securityEvents.sequence)),
  )

const newestOperatorEvent = async () => {
  const [event] = await operatorEvents()
  const { tenant, action, target, outcome, status } = event ?? {}
  return { tenant, action, target, outcome, status }
}

let records: Records

beforeAll(async () => {
  await runAsSuperuser(`
    create function digest_of_rows() returns text security definer language plpgsql as $$
    declare one text; part text; whole text := '';
    begin
      for one in select tablename from pg_tables where schemaname = 'public' and tablename <> 'security_events' loop
        execute format('select md5(coalesce(string_agg(t::text, '' '' order by t::text), '''')) from %I t', one)
          into part;
        whole := whole || part;
      end loop;
      return md5(whole);
    end $$`)
  records = await createRecords()
})

const names = operatorActions.map((action) => [action] as const)

const act = async (action: OperatorAction) => {
  const { path, body, tenant = 'harbor' } = acts[action](records)
  const [method = ''] = action.split(' ')
  return { tenant, path, done: await sandbox.callOperator(method, path, body).then(() => 'done', String) }
}

describe('an act of the operator whose record fails', () => {
  beforeAll(() =>
    runAsSuperuser(`alter table security_events add constraint refuses_acts
      check (actor <> 'operator' or outcome <> 'success') not valid`),
  )
  afterAll(() => runAsSuperuser('alter table security_events drop constraint refuses_acts'))

  it.each(names)(
    'An act of the operator whose record fails changes nothing, and the failure is recorded: %s',
    async (action) => {
      const before = await snapshotOfAll()
      expect((await act(action)).done).toContain('answered 500')
      expect(await snapshotOfAll()).toEqual(before)
      expect(await newestOperatorEvent()).toMatchObject({ action, outcome: 'failure', status: 500 })
    },
  )
})

describe('an act of the operator', () => {
  it.each(names)('An act of the operator is recorded in the transaction that does it: %s', async (action) => {
    const { path, tenant, done } = await act(action)
    expect(done).toBe('done')
    const [target] = path.split('?')
    const recorded = { tenant, action, target, outcome: 'success', status: null }
    expect(await newestOperatorEvent()).toMatchObject(recorded)
  })

  it('An act of the operator is recorded once if its id is found in the second tenant', async () => {
    const { visitor } = await logInNewUser(sandbox, 'juniper')
    const { depositor_id } = v.parse(depositor, (await visitor.get('/depositor')).data)
    const target = `/depositors/${depositor_id}`
    await sandbox.callOperator('PATCH', target, { unlocked: true })
    const recorded = (await operatorEvents()).filter((event) => event.target === target)
    expect(recorded).toMatchObject([{ tenant: 'juniper', outcome: 'success' }])
  })
})

describe('an act whose scheduled work fails after it', () => {
  it('An act whose scheduled work fails stays recorded, and so does the failure', async () => {
    await runAsSuperuser('alter table jobs rename to jobs_away')
    try {
      expect((await act('POST /jobs/run')).done).toContain('answered 500')
    } finally {
      await runAsSuperuser('alter table jobs_away rename to jobs')
    }
    const [failure, success] = await operatorEvents()
    expect([failure, success]).toMatchObject([
      { action: 'POST /jobs/run', outcome: 'failure', status: 500 },
      { action: 'POST /jobs/run', outcome: 'success', status: null },
    ])
  })
})
