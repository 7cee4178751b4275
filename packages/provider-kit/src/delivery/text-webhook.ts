import { createHmac } from 'node:crypto'
import { parseUrl } from '@coffer/branding/safe-text'
import { isLoopback } from './loopback.ts'
import type { Outcome, OutgoingText, Transport } from './transport.ts'

export interface TextWebhookSettings {
  readonly url: string
  /** The key of the signature. */
  readonly secret: string
  /** The time of the signature; the service checks it by its own clock, so it defaults to the machine's. */
  readonly now?: () => Date
  readonly timeoutMs?: number
}

/** Whether an address can be a webhook: https, or http on this machine, without credentials. */
export function isWebhookUrl(text: string): boolean {
  const url = parseUrl(text)
  if (url === null || `${url.username}${url.password}${url.hash}` !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/**
 * Hands each text message to a service by a signed POST (Standard Webhooks). Its id is the idempotency key, by which the
 * service drops what it has already, so that a message without an answer is sent again.
 */
export const textWebhook = ({
  url,
  secret,
  now = () => new Date(),
  timeoutMs = 10_000,
}: TextWebhookSettings): Transport<OutgoingText> => ({
  isIdempotent: true,
  deliver: async ({ id, tenant, to, text, writtenAt }) => {
    const body = JSON.stringify({ id, tenant, to, text, written_at: writtenAt.toISOString() })
    const timestamp = String(Math.floor(now().getTime() / 1000))
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        // A signed body goes to the configured address alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      return toOutcome(response)
    } catch (error) {
      return { status: 'failed', reason: isTimeout(error) ? 'timeout' : 'no connection' }
    }
  },
})

const sign = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64')

/** Only what is wrong with the message itself is refused for good; a wrong key or address may be corrected. */
const refusedStatuses: readonly number[] = [400, 410, 413, 422]

function toOutcome({ ok, status }: Response): Outcome {
  if (ok) return { status: 'sent' }
  return { status: refusedStatuses.includes(status) ? 'refused' : 'failed', reason: `HTTP ${status}` }
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
