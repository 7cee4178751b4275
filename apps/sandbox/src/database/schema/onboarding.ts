import type { DocumentKind } from '@coffer/api-client/depositor/schema'
import { employmentStatuses } from '@coffer/domain/depositor-rules'
import { extendedStatuses, registrationStatuses, registrationSteps } from '@coffer/domain/status'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { users } from './identity.ts'

export interface Address {
  address_line1: string
  address_line2: string | null
  city: string
  state: string
  postal_code: string
}

export const depositors = pgTable(
  'depositors',
  {
    tenant: tenant(),
    depositorId: id('depositor_id'),
    /** Null until a joint holder signs up; without a user, nobody can log in. */
    userId: uuid('user_id'),
    isPrimary: boolean('is_primary').notNull().default(true),
    /** The account's entity: shared by its primary depositor and the joint holder. */
    entityId: id('entity_id'),
    /** The address to which a joint holder was invited, until they sign up with it. */
    invitedEmail: text('invited_email'),
    /** Null until the application is confirmed. */
    registrationStatus: text('registration_status', { enum: registrationStatuses }),
    /** The last completed step. */
    registrationLastStep: text('registration_last_step', { enum: ['none', ...registrationSteps] })
      .notNull()
      .default('none'),
    extendedStatus: text('extended_status', { enum: extendedStatuses }).notNull().default('UNLINKED'),
    relink: boolean('relink').notNull().default(false),
    firstName: text('first_name'),
    middleName: text('middle_name'),
    lastName: text('last_name'),
    suffix: text('suffix'),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    phone: text('phone'),
    /** A keyed hash, used only to find out whether a number is on file. */
    ssnHash: text('ssn_hash'),
    ssnLastFour: text('ssn_last_four'),
    address: jsonb('address').$type<Address>(),
    mailingAddress: jsonb('mailing_address').$type<Address>(),
    employmentStatus: text('employment_status', { enum: employmentStatuses }),
    employerName: text('employer_name'),
    occupation: text('occupation'),
    /** Documents requested by staff; null if they follow from the status. */
    askedDocuments: jsonb('asked_documents').$type<DocumentKind[]>(),
    certifiedAt: instant('certified_at'),
    cancelledAt: instant('cancelled_at'),
    /** Incremented by a trigger at every change of the application; a save names the revision on which it is based. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.depositorId] }),
    uniqueIndex('depositors_user').on(t.tenant, t.userId),
    // For the holders of an account: a partial index does not help a join by entity alone.
    index('depositors_entity').on(t.tenant, t.entityId),
    uniqueIndex('depositors_primary')
      .on(t.tenant, t.entityId)
      .where(sql`is_primary`),
    uniqueIndex('depositors_joint')
      .on(t.tenant, t.entityId)
      .where(sql`not is_primary and cancelled_at is null`),
    uniqueIndex('depositors_invited')
      .on(t.tenant, t.invitedEmail)
      .where(sql`user_id is null and cancelled_at is null`),
    uniqueIndex('depositors_ssn')
      .on(t.tenant, t.ssnHash)
      .where(sql`cancelled_at is null`),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)
