import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { logIn } from '../../chaos/log-in.ts'
import { onFolder, ProviderProcess } from '../process/provider-process.ts'
import { seedFolder } from '../../chaos/seed.ts'

const rounds = 4
const dayMs = 86_400_000

const accepted = v.object({ code: v.literal(202), data: v.object({ request_id: v.string() }) })
const linkedAccounts = v.object({ data: v.object({ accounts: v.array(v.object({ uuid: v.string() })) }) })
const clock = v.object({ now: v.string() })
const accounts = v.object({
  data: v.array(v.object({ available_balance: v.number(), closing_since: v.nullable(v.string()) })),
})
const transactions = v.object({
  data: v.array(
    v.object({
      uuid: v.string(),
      direction: v.string(),
      status: v.string(),
      amount: v.number(),
      scheduled_for: v.nullable(v.string()),
    }),
  ),
})

let folder: string
let provider: ProviderProcess
let headers: Record<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-while-closing-'))
  provider = new ProviderProcess(onFolder(folder), await freePort())
})
afterAll(async () => {
  await provider.kill()
  await rm(folder, { recursive: true, force: true })
})

/** The current time of the bank. */
const now = async () => v.parse(clock, (await provider.operate('GET', '/clock')).body).now

const get = async (path: string) => (await provider.send('GET', `/api/v1${path}`, headers)).body

/** The state of the account, after asserting that the ledger balances and the closing is complete or absent. */
async function checkedState() {
  expect((await provider.operate('GET', '/ledger/check?tenant=harbor')).body).toMatchObject({
    balanced: true,
    negative: [],
    findings: [],
  })
  const [account] = v.parse(accounts, await get('/accounts')).data
  const moved = v.parse(transactions, await get('/transactions')).data
  const leaving = moved.filter(
    ({ direction, status }) =>
      direction === 'PrimaryToLinked' && (status === 'Initiated' || status === 'Pending'),
  )
  const waiting = moved.filter(
    ({ scheduled_for, status }) => scheduled_for !== null && status === 'Initiated',
  )
  const isClosing = account !== undefined && account.closing_since !== null
  expect({ leaving: leaving.length, waiting: waiting.length }).toEqual(
    isClosing ? { leaving: 1, waiting: 0 } : { leaving: 0, waiting: 1 },
  )
  if (isClosing) expect(account.available_balance).toBe(0)
  return { isClosing, available: account?.available_balance, withdrawal: leaving[0] }
}

it(`An account closes completely or not at all through ${rounds} kills, and a repeated call is safe`, async () => {
  await seedFolder(folder, ['active'])
  await provider.start()
  headers = await logIn(provider, 'active@example.com')
  const linkedId = v.parse(linkedAccounts, await get('/linked-accounts')).data.accounts[0]?.uuid
  const closing = { linked_account_id: linkedId, reason: 'moving' }
  const post = (path: string, body: unknown, key: string) =>
    provider.send('POST', `/api/v1${path}`, { ...headers, 'Idempotency-Key': key }, body)
  const close = async (key: string): Promise<string | null> => {
    const answer = await post('/close-my-account', closing, key).catch(() => null)
    return answer === null ? null : v.parse(accepted, answer.body).data.request_id
  }
  let before = await checkedState()

  for (let round = 0; round < rounds; round += 1) {
    const key = crypto.randomUUID()
    const closings = [close(key), close(crypto.randomUUID())]
    await pause(round * 25)
    await provider.kill()
    const [acknowledged = null, other = null] = await Promise.all(closings)
    await provider.start()

    const found = await checkedState()
    if (acknowledged !== null || other !== null) expect(found.isClosing).toBe(true)
    if (!found.isClosing) expect(found.available).toBe(before.available)

    const again = await close(key)
    if (acknowledged !== null) expect(again).toBe(acknowledged)
    const { withdrawal, isClosing } = await checkedState()
    expect(isClosing).toBe(true)
    expect(withdrawal?.amount).toBeGreaterThanOrEqual(before.available ?? 0)

    // Canceling the closing leaves an open account with the interest paid; a new deposit is scheduled.
    await post(`/transactions/${withdrawal?.uuid}/void`, {}, crypto.randomUUID())
    const start_date = addDays(easternDate(await now()), 40)
    const scheduled = { linked_account_id: linkedId, amount: 10_000, start_date }
    v.parse(accepted, (await post('/deposit', scheduled, crypto.randomUUID())).body)
    before = await checkedState()
    expect(before.available).toBe(withdrawal?.amount)
  }

  v.parse(accepted, (await post('/close-my-account', closing, crypto.randomUUID())).body)
  const inAWeek = new Date(Date.parse(await now()) + 7 * dayMs).toISOString()
  for (const after of [5, 80]) {
    const moving = provider.operate('POST', '/clock', { set: inAWeek }).catch(() => null)
    await pause(after)
    await provider.kill()
    await moving
    await provider.start()
  }
  // Refused if one of the moves was committed before the kill: the clock is then past that moment.
  await provider.operate('POST', '/clock', { set: inAWeek })
  await provider.operate('POST', '/clock', { advance_seconds: 0 })
  headers = await logIn(provider, 'active@example.com')
  expect(await get('/accounts')).toMatchObject({ data: [] })
  expect(await get('/depositor')).toMatchObject({ data: { registration_status: 'VIEW_ONLY' } })
  expect((await provider.operate('GET', '/ledger/check?tenant=harbor')).body).toMatchObject({
    balanced: true,
    findings: [],
  })
}, 300_000)
