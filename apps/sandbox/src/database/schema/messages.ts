import { messageTopics } from '@coffer/api-client/messages/schema'
import { attachmentStatuses } from '@coffer/domain/status'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** Messages between a depositor and support; `inbound` ones are sent to the depositor. */
export const messages = pgTable(
  'messages',
  {
    tenant: tenant(),
    id: id('id'),
    threadId: uuid('thread_id').notNull(),
    depositorId: uuid('depositor_id').notNull(),
    direction: text('direction', { enum: ['inbound', 'outbound'] }).notNull(),
    topic: text('topic', { enum: messageTopics }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull(),
    viewedAt: instant('viewed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('messages_newest').on(t.tenant, t.depositorId, t.sentAt),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)

export const attachments = pgTable(
  'attachments',
  {
    tenant: tenant(),
    id: id('id'),
    messageId: uuid('message_id').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    content: bytes('content').notNull(),
    status: text('status', { enum: attachmentStatuses }).notNull().default('clean'),
    /** When the attachment is next scanned; null once a verdict exists. */
    scanAfter: instant('scan_after'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('attachments_message').on(t.tenant, t.messageId),
    index('attachments_scan')
      .on(t.tenant, t.scanAfter)
      .where(sql`status = 'checking'`),
    foreignKey({ columns: [t.tenant, t.messageId], foreignColumns: [messages.tenant, messages.id] }),
  ],
)
