import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** Settings of a tenant that an operator may change at run time. */
export const tenantSettings = pgTable('tenant_settings', {
  tenant: tenant().primaryKey(),
  linkingMode: text('linking_mode').notNull(),
  sameFiInstitution: text('same_fi_institution'),
  /** Account limits in cents that differ from the defaults, under their names on the wire. */
  limits: jsonb('limits').$type<Record<string, number>>().notNull().default({}),
  /** Duration of every identity review; null if the social security number decides it. */
  reviewSeconds: integer('review_seconds'),
  /** Returned by GET /branding instead of the tenant's own file. */
  branding: jsonb('branding').$type<unknown>(),
  seeded: boolean('seeded').notNull().default(false),
  createdAt: instant('created_at').notNull(),
})
