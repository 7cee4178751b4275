import { documentKinds } from '@coffer/api-client/depositor/schema'
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes } from './bytes.ts'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** Documents that a depositor sent for the identity review. Sending the same file again does not add a row. */
export const identityDocuments = pgTable(
  'identity_documents',
  {
    tenant: tenant(),
    id: id('id'),
    depositorId: uuid('depositor_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    contentHash: text('content_hash').notNull(),
    content: bytes('content').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('identity_documents_newest').on(t.tenant, t.depositorId, t.sentAt),
    unique('identity_documents_once').on(t.tenant, t.depositorId, t.kind, t.contentHash),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
