import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'

/** Where a message that leaves the outbox is; docs/sending-messages.md describes each. */
export const deliveryStatuses = ['waiting', 'sending', 'sent', 'refused', 'failed', 'unconfirmed'] as const

/** Emails and text messages to depositors. */
export const outbox = pgTable(
  'outbox',
  {
    tenant: tenant(),
    uuid: id('uuid'),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    links: jsonb('links').$type<string[]>().notNull(),
    code: text('code'),
    /** The page that turns this type of email off. */
    unsubscribe: text('unsubscribe'),
    sentAt: instant('sent_at').notNull(),
    /** Null if there was no way out when the message was written: such a message never leaves the outbox. */
    delivery: text('delivery', { enum: deliveryStatuses }),
    deliveryAttempts: integer('delivery_attempts').notNull().default(0),
    /** When it is due: for its next attempt, or to be given up on if the process that sends it has died. */
    deliverAfter: instant('deliver_after'),
    /** Why the last attempt failed, without addresses. */
    deliveryError: text('delivery_error'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.uuid] }),
    index('outbox_sent').on(t.tenant, t.sentAt),
    // Codes first: somebody waits for them.
    index('outbox_due')
      .on(t.tenant, sql`("code" is null)`, t.deliverAfter)
      .where(sql`"delivery" in ('waiting', 'sending')`),
  ],
)
