import { refusal, startMailServer, toPort } from '@coffer/provider-kit/mail-server'
import { smtpTransport } from '@coffer/provider-kit/delivery/smtp'
import { textWebhook } from '@coffer/provider-kit/delivery/text-webhook'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { inTenant } from '../../src/database/in-tenant.ts'
import type { Transports } from '../../src/outbox/delivery-queue.ts'
import { registerMailer } from '../../src/outbox/mailer.ts'
import { send } from '../../src/outbox/outbox.ts'
import { opening } from '../engine/opening.ts'
import { openSandboxForFile, openSandboxOn } from './sandbox.ts'

/** What the server answers to each recipient; null to accept it. */
let answer: Error | null = null
beforeEach(() => {
  answer = null
  // What is written is begun by the provider that was opened last, and some tests open another.
  const { tenants, settings, delivery } = sandbox.context
  registerMailer(sandbox.database, { tenants, originOf: settings.originOf, delivery })
})
let onArrival = () => {}
const server = await startMailServer({
  onRcptTo: (_address, _session, done) => {
    onArrival()
    done(answer)
  },
})
afterAll(server.close)
const email = smtpTransport({ host: '127.0.0.1', port: server.port, tls: 'none', credentials: null })

let logged = ''
const log = pino(
  { level: 'debug' },
  new Writable({
    write: (chunk, _, done) => {
      logged += String(chunk)
      done()
    },
  }),
)
const sandbox = await openSandboxForFile({ transports: { email, sms: null } }, log)

const columns = v.array(
  v.object({ delivery: v.nullable(v.string()), delivery_error: v.nullable(v.string()) }),
)
const findDelivery = async (to: string) =>
  v.parse(columns, await sandbox.callOperator('GET', `/outbox?to=${to}`))

const write = (to: string, more: { readonly code?: string; readonly unsubscribe?: string } = {}) =>
  inTenant(sandbox.database, 'harbor', (tx) =>
    send(tx, { channel: 'email', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>', ...more }),
  )
const receivedBy = (to: string) => server.received.filter((one) => one.to.includes(to))

it('A message leaves the outbox after its commit, in the name of its tenant', async () => {
  const arrival = Promise.withResolvers<void>()
  onArrival = arrival.resolve
  await write('ann@example.com', { unsubscribe: 'https://bank.example/unsubscribe#token=a' })
  await arrival.promise
  // Waits for the end of what the message has begun.
  await sandbox.context.delivery.run()
  expect(await findDelivery('ann@example.com')).toEqual([{ delivery: 'sent', delivery_error: null }])
  const [{ content, from } = { content: '', from: '' }] = receivedBy('ann@example.com')
  expect(from).toBe('no-reply@harborlight.example')
  expect(content).toContain('From: Harborlight Savings <no-reply@harborlight.example>')
  expect(content).toContain('List-Unsubscribe: <https://bank.example/unsubscribe#token=a>')
})

it('A message of a provider without a way out stays in the outbox when one is added', async () => {
  const before = await openSandboxOn(sandbox.database)
  await inTenant(before.database, 'harbor', (tx) =>
    send(tx, { channel: 'email', to: 'early@example.com', subject: 'Hello', text: 'Hello' }),
  )
  await sandbox.context.delivery.run()
  expect(await findDelivery('early@example.com')).toEqual([{ delivery: null, delivery_error: null }])
  expect(receivedBy('early@example.com')).toEqual([])
})

it('A refused address is recorded and not tried again, and no line of the log has it', async () => {
  answer = refusal(550, '5.1.1 <gone@example.com> is unknown')
  await write('gone@example.com')
  await sandbox.context.delivery.run()
  answer = null
  await sandbox.advanceClock(24 * 60 * 60)
  await sandbox.context.delivery.run()
  expect(await findDelivery('gone@example.com')).toEqual([
    { delivery: 'refused', delivery_error: 'RCPT TO 550 5.1.1' },
  ])
  expect(receivedBy('gone@example.com')).toEqual([])
  expect(logged).toContain('RCPT TO 550 5.1.1')
  expect(logged).not.toContain('gone@')
})

it('A message that the server can’t take now is tried again later, and arrives once', async () => {
  answer = refusal(451, '4.3.0 busy')
  await write('busy@example.com')
  await sandbox.context.delivery.run()
  answer = null
  await sandbox.context.delivery.run()
  expect(await findDelivery('busy@example.com')).toEqual([
    { delivery: 'waiting', delivery_error: 'RCPT TO 451 4.3.0' },
  ])
  await sandbox.advanceClock(15)
  await sandbox.context.delivery.run()
  await sandbox.context.delivery.run()
  expect(await findDelivery('busy@example.com')).toEqual([{ delivery: 'sent', delivery_error: null }])
  expect(receivedBy('busy@example.com')).toHaveLength(1)
})

it('A code is given up when it has expired, and another message after seven attempts', async () => {
  answer = refusal(451, '4.3.0 busy')
  await write('code@example.com', { code: '123456' })
  await write('never@example.com')
  for (const seconds of [0, 15, 70, 310, 1_810, 7_210]) {
    await sandbox.advanceClock(seconds)
    await sandbox.context.delivery.run()
  }
  const failed = { delivery: 'failed', delivery_error: 'RCPT TO 451 4.3.0' }
  expect(await findDelivery('code@example.com')).toEqual([failed])
  expect(await findDelivery('never@example.com')).toEqual([{ ...failed, delivery: 'waiting' }])
  await sandbox.advanceClock(21_610)
  await sandbox.context.delivery.run()
  expect(await findDelivery('never@example.com')).toEqual([failed])
})

it('Each of many messages is sent once by two processes', async () => {
  const { database, engine } = await sandbox.openAgain()
  const other = await openSandboxOn(database, { transports: { email, sms: null } })
  const recipients = Array.from({ length: 12 }, (_, i) => `many-${i}@example.com`)
  await inTenant(sandbox.database, 'harbor', async (tx) => {
    for (const to of recipients) await send(tx, { channel: 'email', to, subject: 'Hello', text: 'Hello' })
  })
  await Promise.all([sandbox.context.delivery.run(), other.context.delivery.run()])
  await engine.close()
  expect(recipients.map((to) => receivedBy(to).length)).toEqual(recipients.map(() => 1))
})

it('A message is not sent again if its process dies between sending and marking', async () => {
  const dying: Transports = {
    sms: null,
    email: {
      isIdempotent: false,
      deliver: async (message) => {
        await email.deliver(message)
        throw new Error('The process dies here.')
      },
    },
  }
  const { context } = await openSandboxOn(sandbox.database, { transports: dying })
  await write('once@example.com')
  // Waits for the run that the message has begun, too.
  await Promise.allSettled([context.delivery.run()])
  await sandbox.context.delivery.run()
  expect(await findDelivery('once@example.com')).toMatchObject([{ delivery: 'sending' }])
  await sandbox.advanceClock(6 * 60)
  await sandbox.context.delivery.run()
  expect(await findDelivery('once@example.com')).toEqual([
    { delivery: 'unconfirmed', delivery_error: 'the process died' },
  ])
  expect(receivedBy('once@example.com')).toHaveLength(1)
})

it('A text message is posted again with its idempotency key if its process dies before the answer', async () => {
  const keys: (string | string[] | undefined)[] = []
  const service = createServer((request, response) => {
    keys.push(request.headers['idempotency-key'])
    request.resume()
    response.writeHead(204).end()
  })
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const url = `http://127.0.0.1:${toPort(service.address())}`
  const sms = textWebhook({ url, secret: 'a key of the webhook with 32 bytes', now: () => opening() })
  const dying: Transports = {
    email: null,
    sms: {
      ...sms,
      deliver: async (message) => {
        await sms.deliver(message)
        throw new Error('The process dies here.')
      },
    },
  }
  const before = await openSandboxOn(sandbox.database, { transports: dying })
  await inTenant(sandbox.database, 'harbor', (tx) =>
    send(tx, { channel: 'sms', to: '+13035550100', subject: 'Code', text: 'Your code' }),
  )
  await Promise.allSettled([before.context.delivery.run()])
  const after = await openSandboxOn(sandbox.database, { transports: { email: null, sms } })
  await sandbox.advanceClock(6 * 60)
  await after.context.delivery.run()
  await new Promise((resolve) => service.close(resolve))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(await findDelivery(encodeURIComponent('+13035550100'))).toEqual([
    { delivery: 'sent', delivery_error: null },
  ])
})
