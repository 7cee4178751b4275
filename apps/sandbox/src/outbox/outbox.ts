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

/** Puts a message where the operator sees it. Nothing leaves the machine. */
export async function send(tx: Tx, message: Message): Promise<void> {
  await tx.insert(outbox).values({
    channel: message.channel,
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html ?? null,
    links: [...(message.links ?? [])],
    code: message.code ?? null,
    sentAt: now(tx),
  })
}
