import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { startClock } from '../../src/clock/clock.ts'
import type { Database } from '../../src/database/connection.ts'
import { inTenant, now, type Tx } from '../../src/database/in-tenant.ts'
import { users } from '../../src/database/schema/identity.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import { outbox } from '../../src/database/schema/outbox.ts'
import { signAll } from '../../src/disclosures/sign-all.ts'
import { openLog } from '../../src/http/log.ts'
import { openSession } from '../../src/identity/sessions.ts'
import { auditLedger, type AuditReport } from '../../src/ledger/audit/audit.ts'
import { openProvider } from '../../src/open-provider.ts'
import { seedMoney } from '../../src/seed/history/seed-money.ts'
import type { Settings } from '../../src/settings.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'
import { readTenants } from '../../src/tenants/read-folder.ts'
import { openTestDatabase } from '../engine/test-database.ts'
import { testKeys } from '../engine/test-keys.ts'
import { scenarioStart } from './scenario-start.ts'

const { all: allTenants } = readTenants(join(import.meta.dirname, '../../../../tenants'))

const envelope = v.object({
  code: v.number(),
  message: v.string(),
  data: v.unknown(),
  errors: v.nullable(v.record(v.string(), v.array(v.string()))),
})
export type Answer = v.InferOutput<typeof envelope>

type Depositor = { depositorId: string; email: string; token: string; tenant: string }
type Statuses = Partial<typeof depositors.$inferInsert>

/** The statuses of a depositor whose account is open. */
export const complete = { registrationLastStep: 'completed', extendedStatus: 'FUNDED' } as const

interface BankOptions {
  readonly settings?: Partial<Settings>
  readonly logLevel?: string
  /** The time at which the bank opens; now by default. No work becomes due before it. */
  readonly start?: Date
  /** Harbor alone by default, because each tenant has its own work at the end of a day. */
  readonly tenants?: readonly string[]
}

/** For `BankOptions`. */
export const everyTenant = ['harbor', 'juniper', 'solstice'] as const

/** Opens a bank in a fresh database, with functions to add depositors who are already logged in. */
export async function openBank(
  database: Database,
  { settings = {}, logLevel = 'error', start, tenants = ['harbor'] }: BankOptions = {},
) {
  if (start !== undefined && !(await (await startClock(database)).moveTo(start)))
    throw new Error(`The clock of this database is past ${start.toISOString()}`)
  const { app, context } = await openProvider({
    database,
    keys: testKeys,
    tenants: tenantDirectory(allTenants.filter(({ slug }) => tenants.includes(slug))),
    log: openLog(logLevel),
    web: async (c) => c.text('the web application'),
    settings,
  })

  /** Adds a depositor with the money of the demo depositor `seed` and these statuses, in the tenant's first language. */
  async function addDepositor(seed: string, statuses: Statuses, tenant = 'harbor') {
    const opened = await inTenant(database, tenant, async (tx) => {
      const email = `${crypto.randomUUID()}@example.com`
      const locale = context.tenants.bySlug(tenant)?.languages[0] ?? 'en'
      const [user] = await tx
        .insert(users)
        .values({ email, passwordHash: 'none', locale, createdAt: now(tx) })
        .returning()
      if (user === undefined) throw new Error('no user')
      const [row] = await tx
        .insert(depositors)
        .values({ userId: user.userId, firstName: 'Ana', lastName: 'Diaz' })
        .returning()
      if (row === undefined) throw new Error('no depositor')
      await seedMoney(tx, seed, row.depositorId)
      await tx
        .update(depositors)
        .set({ registrationStatus: 'PASSED', ...statuses })
        .where(eq(depositors.depositorId, row.depositorId))
      const session = { userId: user.userId, stage: 'full', userAgent: 'test' } as const
      const { token } = await openSession(tx, context.settings, session)
      return { depositorId: row.depositorId, email, token }
    })
    return { ...opened, tenant, ...(await openClient(tenant, opened.token)) }
  }

  /** The same depositor with a new session. */
  async function logInAgain({
    depositorId,
    email,
    tenant,
  }: Pick<Depositor, 'depositorId' | 'email' | 'tenant'>) {
    const token = await inTenant(database, tenant, async (tx) => {
      const [row] = await tx.select().from(depositors).where(eq(depositors.depositorId, depositorId))
      const session = { userId: row?.userId ?? '', stage: 'full', userAgent: 'test' } as const
      return (await openSession(tx, context.settings, session)).token
    })
    return { depositorId, email, tenant, token, ...(await openClient(tenant, token)) }
  }

  async function openClient(tenant: string, token: string) {
    const origin = `http://${tenant}.localhost:4100`
    const handshake = await app.request(`${origin}/sanctum/csrf-cookie`)
    const cookies = handshake.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
    const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
    const call = async (method: string, path: string, body?: unknown, headers = {}): Promise<Answer> => {
      const isForm = body instanceof FormData
      const response = await app.request(`${origin}/api/v1${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          Authorization: `Bearer ${token}`,
          Cookie: cookies.join('; '),
          'X-XSRF-TOKEN': decodeURIComponent(xsrf),
          ...(isForm || body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      })
      return v.parse(envelope, await response.json())
    }
    return {
      get: (path: string, headers?: Record<string, string>) => call('GET', path, undefined, headers),
      post: (path: string, body?: unknown, headers?: Record<string, string>) =>
        call('POST', path, body, headers),
      patch: (path: string, body?: unknown, headers?: Record<string, string>) =>
        call('PATCH', path, body, headers),
      delete: (path: string) => call('DELETE', path),
    }
  }

  const asTenant = <T>(work: (tx: Tx) => Promise<T>, tenant = 'harbor'): Promise<T> =>
    inTenant(database, tenant, work)

  /** The subjects of the emails to an address, oldest first. */
  const emailSubjectsTo = ({ email, tenant }: Pick<Depositor, 'email' | 'tenant'>): Promise<string[]> =>
    asTenant(async (tx) => {
      const emails = await tx.select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.sentAt)
      return emails.map(({ subject }) => subject)
    }, tenant)

  return {
    app,
    context,
    emailSubjectsTo,
    addDepositor,
    logInAgain,
    /** A client without a session. */
    newVisitor: (tenant = 'harbor') => openClient(tenant, ''),
    asTenant,
    signDisclosures: (one: { depositorId: string }) => asTenant((tx) => signAll(tx, one.depositorId)),
    /** Moves the clock and runs all work due by then. */
    async moveClock(instant: string): Promise<void> {
      await context.clock.moveTo(new Date(instant))
      await context.work.runDue()
    },
    /** Runs the work that is due now. */
    runDueWork: () => context.work.runDue(),
    auditLedger: (): Promise<AuditReport> => auditLedger(database, 'harbor'),
  }
}

export type Bank = Awaited<ReturnType<typeof openBank>>
export type Person = Awaited<ReturnType<Bank['addDepositor']>>

/**
 * Opens the bank of a test file in its own database, and closes it after the last test. Its clock starts on a morning
 * early in a month, so that no month ends, and no interest is paid, within a few days.
 */
export async function openBankForFile(options: BankOptions = {}): Promise<Bank> {
  const { database, engine } = await openTestDatabase()
  afterAll(engine.close)
  return openBank(database, { start: scenarioStart(), ...options })
}

/** The data of a successful response, parsed with a schema; asserts the status code. */
export function parseData<T>(answer: Answer, schema: v.GenericSchema<unknown, T>, code = 200): T {
  expect(answer, answer.message).toMatchObject({ code })
  return v.parse(schema, answer.data)
}

export const requestId = v.object({ request_id: v.string() })

const account = v.object({
  uuid: v.string(),
  available_balance: v.number(),
  current_balance: v.number(),
  pending_balance: v.number(),
  interest_ytd: v.number(),
})
const transaction = v.object({
  uuid: v.string(),
  request_id: v.string(),
  direction: v.string(),
  status: v.string(),
  amount: v.number(),
  return_code: v.nullable(v.string()),
  balance_after: v.nullable(v.number()),
  date_created: v.string(),
  available_from: v.nullable(v.string()),
  scheduled_for: v.nullable(v.string()),
  asked_for: v.nullable(v.string()),
  start_date: v.nullable(v.string()),
  frequency: v.nullable(v.string()),
  end_date: v.nullable(v.string()),
  linked_account_id: v.nullable(v.string()),
})
const linkedAccount = v.object({
  uuid: v.string(),
  institution: v.string(),
  source_type: v.string(),
  status: v.string(),
  verify_attempts_left: v.nullable(v.number()),
})

export async function readAccount(person: Person) {
  const [one] = parseData(await person.get('/accounts'), v.array(account))
  if (one === undefined) throw new Error('There is no account.')
  return one
}

export const readTransactions = async (person: Person) =>
  parseData(await person.get('/transactions'), v.array(transaction))

export const readLinkedAccounts = async (person: Person) =>
  parseData(await person.get('/linked-accounts'), v.object({ accounts: v.array(linkedAccount) })).accounts

export async function readLinkedAccount(person: Person) {
  const [one] = await readLinkedAccounts(person)
  if (one === undefined) throw new Error('There is no linked account.')
  return one
}

export const idempotencyKey = (value = crypto.randomUUID()): Record<string, string> => ({
  'Idempotency-Key': value,
})
