import { now, type Tx } from '../database/in-tenant.ts'
import { outbox } from '../database/schema/outbox.ts'

export interface Message {
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly links?: readonly string[]
  readonly code?: string
}

/** Stores a message in the outbox, where the operator reads it. Nothing leaves the machine. */
export const send = (tx: Tx, message: Message): Promise<void> => sendAll(tx, [message])

/** Stores many messages in one statement. */
export async function sendAll(tx: Tx, messages: readonly Message[]): Promise<void> {
  if (messages.length === 0) return
  await tx.insert(outbox).values(
    messages.map(({ channel, to, subject, text, html, links, code }) => ({
      channel,
      to,
      subject,
      text,
      html: html ?? null,
      links: [...(links ?? [])],
      code: code ?? null,
      sentAt: now(tx),
    })),
  )
}
