import { and, eq, inArray, isNotNull, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm'
import { alias, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { identityDocuments } from '../database/schema/documents.ts'
import {
  callCounts,
  codes,
  contactChanges,
  emailLinks,
  passwordFailures,
  rememberedDevices,
  sessions,
} from '../database/schema/identity.ts'
import { invitations } from '../database/schema/invitations.ts'
import { linkingSessions } from '../database/schema/linking.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { outbox } from '../database/schema/outbox.ts'
import { passkeyChallenges } from '../database/schema/passkeys.ts'
import { idempotencyKeys } from '../database/schema/requests.ts'
import { securityEvents } from '../database/schema/security-events.ts'
import { openingLink } from '../identity/secret-link.ts'

/** Data that are deleted after a number of days. */
export interface RetentionRule {
  /** The name in the table of docs/data-protection.md. */
  readonly data: string
  readonly days: number
  readonly table: PgTable
  /** The rows that ended before a moment. */
  readonly endedBefore: (before: Date, tx: Tx) => SQL | undefined
}

const owner = alias(depositors, 'owner')

export const retentionRules: readonly RetentionRule[] = [
  {
    data: 'One-time codes',
    days: 1,
    table: codes,
    endedBefore: (before) => lt(codes.expiresAt, before),
  },
  {
    data: 'Challenges for passkeys',
    days: 0,
    table: passkeyChallenges,
    endedBefore: (before) => lt(passkeyChallenges.expiresAt, before),
  },
  {
    data: 'Links sent by email',
    days: 7,
    table: emailLinks,
    endedBefore: (before) => lt(emailLinks.expiresAt, before),
  },
  {
    data: 'Emails and phones that were replaced',
    days: 0,
    table: contactChanges,
    endedBefore: (before) => lt(contactChanges.expiresAt, before),
  },
  {
    data: 'Sessions',
    days: 30,
    table: sessions,
    endedBefore: (before) => or(lt(sessions.endedAt, before), lt(sessions.lastActiveAt, before)),
  },
  {
    data: 'Remembered devices',
    days: 30,
    table: rememberedDevices,
    endedBefore: (before) =>
      or(
        lt(rememberedDevices.expiresAt, before),
        and(eq(rememberedDevices.forgotten, true), lt(rememberedDevices.lastUsedAt, before)),
      ),
  },
  {
    data: 'Linking sessions',
    days: 1,
    table: linkingSessions,
    endedBefore: (before) => lt(linkingSessions.expiresAt, before),
  },
  {
    data: 'Invitations that were used or replaced',
    days: 30,
    table: invitations,
    endedBefore: (before) => or(lt(invitations.usedAt, before), lt(invitations.endedAt, before)),
  },
  {
    data: 'Counts of calls',
    days: 0,
    table: callCounts,
    endedBefore: (before) => lt(callCounts.windowEndsAt, before),
  },
  {
    // Longer than a device is remembered, because only a reset ends a device's lock.
    data: 'Counts of wrong passwords',
    days: 90,
    table: passwordFailures,
    endedBefore: (before) => lt(passwordFailures.triedAt, before),
  },
  {
    data: 'Answers by Idempotency-Key',
    days: 30,
    table: idempotencyKeys,
    endedBefore: (before) => lt(idempotencyKeys.createdAt, before),
  },
  {
    data: 'Emails and text messages with a code or a link that opens an account',
    days: 1,
    table: outbox,
    endedBefore: (before) =>
      and(lt(outbox.sentAt, before), or(isNotNull(outbox.code), sql`${outbox.links}::text ~ ${openingLink}`)),
  },
  {
    data: 'Other emails and text messages',
    days: 365,
    table: outbox,
    endedBefore: (before) => lt(outbox.sentAt, before),
  },
  {
    data: 'Security events',
    // Equal to the limit of the trigger in migrations/0007_security_events.sql, which refuses to delete younger rows.
    days: 5 * 365,
    table: securityEvents,
    endedBefore: (before) => lt(securityEvents.at, before),
  },
  {
    data: 'Identity documents, after the account is closed',
    days: 5 * 365,
    table: identityDocuments,
    // Checked for each document: before the tables are analyzed, a single join would compare all accounts with one
    // another.
    endedBefore: (before, tx) => {
      const closedAt = tx
        .select({ first: min(depositAccounts.closedAt) })
        .from(depositors)
        // Includes both holders.
        .innerJoin(owner, and(eq(owner.entityId, depositors.entityId), sql`${owner.isPrimary}`))
        .innerJoin(depositAccounts, eq(depositAccounts.depositorId, owner.depositorId))
        .where(eq(depositors.depositorId, identityDocuments.depositorId))
      return sql`${closedAt} < ${before.toISOString()}::timestamptz`
    },
  },
  {
    data: 'Identity documents of a canceled application',
    days: 90,
    table: identityDocuments,
    endedBefore: (before, tx) =>
      inArray(
        identityDocuments.depositorId,
        tx
          .select({ depositorId: depositors.depositorId })
          .from(depositors)
          .leftJoin(depositAccounts, eq(depositAccounts.depositorId, depositors.depositorId))
          .where(and(lt(depositors.cancelledAt, before), isNull(depositAccounts.id))),
      ),
  },
]
