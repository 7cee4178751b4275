import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { startClock } from '../../src/clock/clock.ts'
import { databaseOn, getEngine } from '../../src/database/connection.ts'
import { inTenant, now } from '../../src/database/in-tenant.ts'
import { sessions } from '../../src/database/schema/identity.ts'
import { depositors } from '../../src/database/schema/onboarding.ts'
import type { HttpClient } from './http-client.ts'
import { openJointAccount } from './joint-application.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'
import { addCustomer } from './users.ts'

const sandbox = await openSandboxForFile()
const engine = getEngine(sandbox.database)
const counts = { exchanges: 0, transactions: 0 }
const forever = { idleSeconds: 1e9, totalSeconds: 1e9 }
/** A process on the same database, whose exchanges and transactions are counted. */
const provider = await openSandboxOn(
  databaseOn({
    ...engine,
    read: (statements) => {
      counts.exchanges += 1
      return engine.read(statements)
    },
    transaction: (work, start) => {
      counts.transactions += 1
      return engine.transaction(work, start)
    },
  }),
  { session: forever },
)
const countedSandbox = { ...sandbox, ...provider }
beforeEach(() => Object.assign(counts, { exchanges: 0, transactions: 0 }))

const readAccounts = async (visitor: HttpClient) => {
  const { status, data } = await visitor.get('/accounts')
  return { status, accounts: status === 200 ? v.parse(accountsSchema, data) : [] }
}

/** Adds a customer whose session the process has found before, and returns the response of that read. */
async function addKnownCustomer() {
  const { visitor } = await addCustomer(provider)
  const first = await readAccounts(visitor)
  Object.assign(counts, { exchanges: 0, transactions: 0 })
  return { visitor, first }
}

it('GET /accounts with a known session is one exchange with the database, and answers as the first read did', async () => {
  const { visitor, first } = await addKnownCustomer()
  expect(first.accounts).toHaveLength(1)
  expect(await readAccounts(visitor)).toEqual(first)
  expect(counts).toEqual({ exchanges: 1, transactions: 0 })
})

it('GET /accounts is refused after another process has ended the session', async () => {
  const { visitor } = await addKnownCustomer()
  await inTenant(sandbox.database, 'harbor', (tx) => tx.update(sessions).set({ endedAt: now(tx) }))
  expect(await visitor.get('/accounts')).toMatchObject({ status: 401, data: null })
  expect(counts).toEqual({ exchanges: 1, transactions: 0 })
})

it('GET /accounts answers the account that the caller may use now, in a transaction if it is another one', async () => {
  const { primary, secondary } = await openJointAccount(countedSandbox)
  const { accounts } = await readAccounts(primary)
  expect((await readAccounts(secondary)).accounts).toEqual(accounts)
  for (const [extendedStatus, expected] of [
    ['HOLD', []],
    ['UNLINKED', accounts],
  ] as const) {
    await inTenant(sandbox.database, 'harbor', (tx) =>
      tx.update(depositors).set({ extendedStatus }).where(eq(depositors.isPrimary, false)),
    )
    expect((await readAccounts(secondary)).accounts).toEqual(expected)
  }
})

it('GET /accounts follows the database’s clock, which another process has moved into the next year', async () => {
  const { visitor } = await addKnownCustomer()
  const clock = await startClock(databaseOn(engine))
  await clock.moveTo(new Date(Date.UTC(clock.now().getUTCFullYear() + 1, 0, 2)))
  const { data } = await visitor.get('/accounts')
  expect(v.parse(accountsSchema, data)).toMatchObject([{ interestYtd: 0 }])
  expect(counts).toEqual({ exchanges: 1, transactions: 1 })
  await visitor.get('/accounts')
  expect(counts).toEqual({ exchanges: 2, transactions: 1 })
})
