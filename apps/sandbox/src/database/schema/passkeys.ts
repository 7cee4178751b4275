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

/** Public keys of passkeys; the private ones never leave their authenticators. */
export const passkeys = pgTable(
  'passkeys',
  {
    tenant: tenant(),
    passkeyId: id('passkey_id'),
    userId: uuid('user_id').notNull(),
    /** The host it was created on; no other host can use it. */
    rpId: text('rp_id').notNull(),
    /** The authenticator's id of it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's count of uses; a smaller one later is a copy's. Always 0 for most that are synced. */
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

/** Challenges for passkeys: each for one purpose of one session (or of a visitor who logs in), once, for five minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    tenant: tenant(),
    challengeId: id('challenge_id'),
    purpose: text('purpose', { enum: ['log-in', 'second-factor', 'step-up', 'add'] }).notNull(),
    /** Null for a visitor. */
    sessionId: uuid('session_id'),
    /** Base64url. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.challengeId] }),
    index('passkey_challenges_expired').on(t.tenant, t.expiresAt),
  ],
)
