import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'

/** Emails and text messages that a real provider would send. */
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
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.uuid] }), index('outbox_sent').on(t.tenant, t.sentAt)],
)
