import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { expect, it, onTestFinished, vi } from 'vitest'
import { toPort } from '../../test/mail-server.ts'
import { isWebhookUrl, textWebhook } from './text-webhook.ts'
import type { OutgoingText } from './transport.ts'

const secret = 'a key of the webhook with 32 bytes'
const at = new Date('2026-11-20T15:00:00Z')
const message: OutgoingText = {
  id: '0b5b3c1e-59c4-4e0a-9a53-7a1f0c6e2b11',
  tenant: 'oakbridge',
  to: '+13035550100',
  text: 'Su código es 123456',
  writtenAt: at,
}

interface Received {
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A service on a port of its own. */
async function startService(answer: (response: ServerResponse) => void) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      answer(response)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  const url = `http://127.0.0.1:${toPort(server.address())}/texts?from=coffer`
  const deliver = (timeoutMs?: number) =>
    textWebhook({ url, secret, now: () => at, ...(timeoutMs !== undefined && { timeoutMs }) }).deliver(
      message,
    )
  return { received, deliver }
}

const status = (code: number) => (response: ServerResponse) => {
  response.writeHead(code, { location: '/elsewhere' }).end()
}

it('A text message is posted with a signature that a library of the standard verifies', async () => {
  const { received, deliver } = await startService(status(204))
  expect(await deliver()).toEqual({ status: 'sent' })
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(headers['idempotency-key']).toBe(message.id)
  expect(headers['content-type']).toBe('application/json')
  const signed = {
    'webhook-id': String(headers['webhook-id']),
    'webhook-timestamp': String(headers['webhook-timestamp']),
    'webhook-signature': String(headers['webhook-signature']),
  }
  const verifier = new Webhook(secret, { format: 'raw' })
  vi.setSystemTime(at)
  onTestFinished(() => {
    vi.useRealTimers()
  })
  expect(verifier.verify(body, signed)).toEqual({
    id: message.id,
    tenant: 'oakbridge',
    to: '+13035550100',
    text: 'Su código es 123456',
    written_at: '2026-11-20T15:00:00.000Z',
  })
  expect(() => verifier.verify(body.replace('oakbridge', 'elm'), signed)).toThrow()
})

it.each([
  [200, { status: 'sent' }],
  [422, { status: 'refused', reason: 'HTTP 422' }],
  [401, { status: 'failed', reason: 'HTTP 401' }],
  [429, { status: 'failed', reason: 'HTTP 429' }],
  [503, { status: 'failed', reason: 'HTTP 503' }],
])('The outcome of an answer with %i', async (code, outcome) => {
  const { deliver } = await startService(status(code))
  expect(await deliver()).toEqual(outcome)
})

it('A redirect is not followed', async () => {
  const { received, deliver } = await startService(status(307))
  expect(await deliver()).toEqual({ status: 'failed', reason: 'HTTP 307' })
  expect(received).toHaveLength(1)
})

it('A service that does not answer is left after the timeout', async () => {
  const { received, deliver } = await startService(() => {})
  expect(await deliver(500)).toEqual({ status: 'failed', reason: 'timeout' })
  expect(received).toHaveLength(1)
})

it('A connection that breaks is a failed attempt', async () => {
  const { deliver } = await startService((response) => response.destroy())
  expect(await deliver()).toEqual({ status: 'failed', reason: 'no connection' })
})

it.each([
  ['https://texts.example/send?from=coffer', true],
  ['http://127.0.0.1:4000', true],
  ['http://texts.example', false],
  ['https://user:key@texts.example', false],
  ['texts.example', false],
])('isWebhookUrl: %s is %s', (url, isValid) => {
  expect(isWebhookUrl(url)).toBe(isValid)
})
