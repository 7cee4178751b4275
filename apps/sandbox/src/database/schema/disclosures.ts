import { bigint, boolean, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'

/** One version of one text. A change adds a row; the hash identifies exactly the text that was read. */
export const disclosures = pgTable(
  'disclosures',
  {
    tenant: tenant(),
    id: id('id'),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    attestation: text('attestation').notNull(),
    bodyHtml: text('body_html').notNull(),
    hash: text('hash').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id] }),
    unique('disclosures_version').on(table.tenant, table.slug, table.version),
  ],
)

/** E-SIGN: who agreed to which exact text and attestation, and when. */
export const signedDisclosures = pgTable(
  'signed_disclosures',
  {
    tenant: tenant(),
    depositorId: uuid('depositor_id').notNull(),
    disclosureId: uuid('disclosure_id').notNull(),
    hash: text('hash').notNull(),
    version: text('version').notNull(),
    attestation: text('attestation').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenant, table.depositorId, table.disclosureId] })],
)
