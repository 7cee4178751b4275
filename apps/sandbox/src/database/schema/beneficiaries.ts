import { designations, relationships } from '@coffer/domain/beneficiaries'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { depositors, type Address } from './onboarding.ts'

/**
 * The beneficiaries of an account. A deferred trigger checks at every commit that the shares of each designation add
 * up.
 */
export const beneficiaries = pgTable(
  'beneficiaries',
  {
    tenant: tenant(),
    id: id('id'),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The primary depositor of the account. */
    depositorId: uuid('depositor_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    relationship: text('relationship', { enum: relationships }).notNull(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    ssnLastFour: text('ssn_last_four'),
    email: text('email'),
    phone: text('phone'),
    address: jsonb('address').$type<Address>(),
    designation: text('designation', { enum: designations }).notNull(),
    allocation: integer('allocation').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('beneficiaries_depositor').on(t.tenant, t.depositorId, t.sequence),
    check('beneficiaries_share', sql`allocation between 0 and 100`),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)

/** The non-profit that an account supports: the one selected last. */
export const chosenNonProfits = pgTable(
  'chosen_non_profits',
  {
    tenant: tenant(),
    depositorId: uuid('depositor_id').notNull(),
    ein: text('ein').notNull(),
    chosenAt: instant('chosen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.depositorId] }),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
