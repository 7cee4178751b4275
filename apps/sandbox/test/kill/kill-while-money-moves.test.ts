import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@coffer/local-http/free-port'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as v from 'valibot'
import { logIn } from './depositor.ts'
import { operatorKey, RealProcess } from './real-process.ts'
import { seedFolder } from './seeded-folder.ts'

const kills = 12
const payers = 4

const accepted = v.object({ code: v.literal(202), data: v.object({ request_id: v.string() }) })
const linkedAccounts = v.object({ data: v.object({ accounts: v.array(v.object({ uuid: v.string() })) }) })
const transactions = v.object({
  data: v.array(v.object({ request_id: v.string(), amount: v.number(), direction: v.string() })),
})

type Payment = { key: string; amount: number; requestId: string | null }

let folder: string
let provider: RealProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kill-while-money-moves-'))
  provider = new RealProcess(folder, await freePort())
})
afterAll(async () => {
  await provider.kill()
  await rm(folder, { recursive: true, force: true })
})

it(`keeps every acknowledged transfer and a balanced ledger through ${kills} kills`, async () => {
  await seedFolder(folder, 'active')
  await provider.start()
  const headers = await logIn(provider, 'active@example.com')
  const listed = v.parse(
    linkedAccounts,
    (await provider.send('GET', '/api/v1/linked-accounts', headers)).body,
  )
  const linkedId = listed.data.accounts[0]?.uuid
  const payments: Payment[] = []

  /** Requests one payment, or repeats one without an answer. False when the connection broke. */
  const pay = async (payment: Payment): Promise<boolean> => {
    const body = { linked_account_id: linkedId, amount: payment.amount }
    const sent = { ...headers, 'Idempotency-Key': payment.key }
    const answer = await provider.send('POST', '/api/v1/deposit', sent, body).catch(() => null)
    if (answer === null) return false
    const { request_id } = v.parse(accepted, answer.body).data
    if (payment.requestId !== null) expect(request_id).toBe(payment.requestId)
    payment.requestId = request_id
    return true
  }
  const keepPaying = async (onPaid: () => void): Promise<void> => {
    for (;;) {
      const payment: Payment = { key: crypto.randomUUID(), amount: 100 + payments.length, requestId: null }
      payments.push(payment)
      if (!(await pay(payment))) return
      onPaid()
    }
  }

  for (let kill = 0; kill < kills; kill += 1) {
    const paid = Promise.withResolvers<void>()
    const paying = Array.from({ length: payers }, () => keepPaying(paid.resolve))
    // Anywhere from the first payment under way to well into them; every other time, after the first was answered.
    await Promise.all([pause(20 + ((kill * 53) % 400)), kill % 2 === 1 && paid.promise])
    await provider.kill()
    await Promise.all(paying)
    await provider.start()

    const check = await provider.send('GET', '/sandbox/api/ledger/check?tenant=harbor', {
      'X-Sandbox-Key': operatorKey,
    })
    expect(check.body).toMatchObject({ balanced: true, findings: [], negative: [] })
    const kept = await depositsByRequest()
    for (const { requestId, amount } of payments)
      if (requestId !== null) expect(kept.get(requestId)).toBe(amount)
  }

  // A client without an answer repeats the call with the same key: each payment exists once in either case.
  const repeated = payments.filter(({ requestId }, index) => requestId === null || index % 10 === 0)
  for (const payment of repeated) expect(await pay(payment)).toBe(true)
  const kept = await depositsByRequest()
  expect(new Set(payments.map(({ requestId }) => requestId)).size).toBe(payments.length)
  const made = payments.filter(({ requestId, amount }) => kept.get(requestId ?? '') === amount)
  expect(made).toHaveLength(payments.length)
  expect(payments.length).toBeGreaterThan(kills * payers)

  async function depositsByRequest(): Promise<Map<string, number>> {
    const { body } = await provider.send('GET', '/api/v1/transactions', headers)
    const all = v.parse(transactions, body).data
    const byRequest = new Map(all.map(({ request_id, amount }) => [request_id, amount]))
    expect(byRequest.size).toBe(all.length)
    return byRequest
  }
}, 300_000)
