import {
  bigint,
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PasskeyTransport } from '@coffer/api-client/passkeys/request-schema'
import { bytes } from './bytes.ts'
import { id, instant, tenant } from './columns.ts'
import { users } from './identity.ts'

/** Public keys of passkeys; the private keys never leave their authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    tenant: tenant(),
    passkeyId: id('passkey_id'),
    userId: uuid('user_id').notNull(),
    /** The host on which it was created; it cannot be used on another host. */
    rpId: text('rp_id').notNull(),
    /** The authenticator's id of the credential, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** In COSE form. */
    publicKey: bytes('public_key').notNull(),
    /**
     * The authenticator's signature counter; a lower value later indicates a cloned authenticator. Always 0 for most
     * synced passkeys.
     */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    isBackupEligible: boolean('is_backup_eligible').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    transports: jsonb('transports').$type<readonly PasskeyTransport[]>().notNull(),
    /** The authenticator's model. */
    aaguid: text('aaguid').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.passkeyId] }),
    uniqueIndex('passkeys_credential').on(t.tenant, t.credentialId),
    index('passkeys_user').on(t.tenant, t.userId),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

/**
 * Passkey challenges: each is for one purpose in one session (or for a visitor who logs in), valid once and for five
 * minutes.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tenant: tenant(),
    challengeId: id('challenge_id'),
    purpose: text('purpose', { enum: ['log-in', 'second-factor', 'step-up', 'add'] }).notNull(),
    /** Null for a visitor. */
    sessionId: uuid('session_id'),
    /** In base64url. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.challengeId] }),
    index('passkey_challenges_expired').on(t.tenant, t.expiresAt),
  ],
)
