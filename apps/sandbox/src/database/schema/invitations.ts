import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** Invitations of joint holders, of which only the latest is valid. Secrets are stored as hashes. */
export const invitations = pgTable(
  'invitations',
  {
    tenant: tenant(),
    invitationId: id('invitation_id'),
    depositorId: uuid('depositor_id').notNull(),
    secretHash: text('secret_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when a later invitation replaces it, or the application is closed. */
    endedAt: instant('ended_at'),
    /** Set when the holder signs up with it. */
    usedAt: instant('used_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /**
     * Hash of the secret issued by the identity check, which allows the holder to set a password for a limited time.
     */
    identityHash: text('identity_hash'),
    identityExpiresAt: instant('identity_expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.invitationId] }),
    index('invitations_depositor').on(t.tenant, t.depositorId, t.sentAt),
    index('invitations_identity').on(t.tenant, t.identityHash),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
