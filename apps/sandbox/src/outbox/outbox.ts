import { now, type Tx } from '../database/in-tenant.ts'
import { outbox } from '../database/schema/outbox.ts'
import { afterCommit } from '../database/transaction-scope.ts'
import { findDelivery } from './mailer.ts'

export interface Message {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly links?: readonly string[]
  readonly code?: string
  readonly unsubscribe?: string
}

/**
 * Stores a message in the outbox, where the operator reads it. It is delivered after the commit, if its channel has a
 * way out.
 */
export const send = (tx: Tx, message: Message): Promise<void> => sendAll(tx, [message])

/** Stores many messages in one statement. */
export async function sendAll(tx: Tx, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  const { channels, begin } = findDelivery(tx)
  const leaves = (channel: Message['channel']) => channels.has(channel)
  await tx.insert(outbox).values(
    messages.map(({ channel, to, subject, text, html, links, code, unsubscribe }) => ({
      channel,
      to,
      subject,
      text,
      html: html ?? null,
      links: [...(links ?? [])],
      code: code ?? null,
      unsubscribe: unsubscribe ?? null,
      sentAt: now(tx),
      ...(leaves(channel) && { delivery: 'waiting' as const, deliverAfter: now(tx) }),
    })),
  )
  if (messages.some(({ channel }) => leaves(channel))) afterCommit(tx, begin)
}
