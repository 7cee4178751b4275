import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** What an operator may change about a tenant while it runs. */
export const tenantSettings = pgTable('tenant_settings', {
  tenant: tenant().primaryKey(),
  linkingMode: text('linking_mode').notNull(),
  sameFiInstitution: text('same_fi_institution'),
  /** Account limits in cents that differ from the defaults, by their names on the wire. */
  limits: jsonb('limits').$type<Record<string, number>>().notNull().default({}),
  /** Duration of every identity review; null where the social security number decides. */
  reviewSeconds: integer('review_seconds'),
  /** Answered by GET /branding instead of the tenant's own file. */
  branding: jsonb('branding').$type<unknown>(),
  seeded: boolean('seeded').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})
