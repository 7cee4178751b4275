import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  index,
} from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'

export const users = pgTable(
  'users',
  {
    tenant: tenant(),
    userId: id('user_id'),
    /** In its normalized form (`normalEmail`). */
    email: text('email').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordHash: text('password_hash').notNull(),
    /** Ten digits; codes can be sent to it once `phoneVerifiedAt` is set. */
    phone: text('phone'),
    phoneVerifiedAt: instant('phone_verified_at'),
    /** The language of messages to the user. */
    locale: text('locale').notNull(),
    /** Set by the first log-in and by an explicit choice: from then on only a choice changes the locale. */
    localeIsChosen: boolean('locale_is_chosen').notNull().default(false),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    lockedAt: instant('locked_at'),
    /**
     * Set by the first code entered: from then on a second way to get codes can be added only in a completed log-in.
     */
    secondFactorAt: instant('second_factor_at'),
    /** Set by a password reset: the next log-in requires a code sent to the verified phone. */
    phoneCodeDue: boolean('phone_code_due').notNull().default(false),
    /**
     * Set if a report cannot restore a changed email or phone: a password reset would help the person who changed it.
     */
    needsSupport: boolean('needs_support').notNull().default(false),
    /** Set when a code or a reset link sent to the email was used: the user reads the mailbox. */
    emailProvenAt: instant('email_proven_at'),
    createdAt: instant('created_at').notNull(),
    cancelledAt: instant('cancelled_at'),
    /**
     * Incremented by a trigger with each change of the email, the phone, the password, a lock or the first second
     * factor. Codes and confirmations are valid only for the version at which they were issued.
     */
    factorsVersion: integer('factors_version').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.userId] }),
    uniqueIndex('users_email')
      .on(t.tenant, t.email)
      .where(sql`cancelled_at is null`),
  ],
)

/**
 * Failed log-ins by email, whether or not it is registered, so that responses reveal nothing. Each remembered device
 * has its own row.
 */
export const passwordFailures = pgTable(
  'password_failures',
  {
    tenant: tenant(),
    emailHash: text('email_hash').notNull(),
    /** The remembered device, or empty for all other devices. */
    deviceId: text('device_id').notNull().default(''),
    failures: integer('failures').notNull(),
    /** Time of the last attempt. */
    triedAt: instant('tried_at').notNull(),
    lockedAt: instant('locked_at'),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.emailHash, t.deviceId] })],
)

export const sessions = pgTable(
  'sessions',
  {
    tenant: tenant(),
    sessionId: id('session_id'),
    userId: uuid('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    stage: text('stage', { enum: ['mfa-pending', 'full'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastActiveAt: instant('last_active_at').notNull(),
    endedAt: instant('ended_at'),
    userAgent: text('user_agent').notNull().default(''),
    location: text('location'),
    description: text('description'),
    /** The remembered device on which the session began. */
    deviceId: uuid('device_id'),
    /** The passkey with which the session began. */
    passkeyId: uuid('passkey_id'),
    /** The region of the IP address from which the session began, if known. */
    ipRegion: text('ip_region').notNull().default(''),
    /** Hash of the browser's cookie: a later log-in from the same browser is not reported as new. */
    browserHash: text('browser_hash'),
    /** When a code was last entered in the session to confirm a sensitive change; null once that change is made. */
    steppedUpAt: instant('stepped_up_at'),
    /** The user's `factorsVersion` at that moment. */
    steppedUpVersion: integer('stepped_up_version'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.sessionId] }),
    uniqueIndex('sessions_token').on(t.tenant, t.tokenHash),
    index('sessions_user').on(t.tenant, t.userId),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

/** Links sent by email, each valid once and for a limited time. Only the hash of the secret is stored. */
export const emailLinks = pgTable(
  'email_links',
  {
    tenant: tenant(),
    linkId: id('link_id'),
    /** Null for an unknown email: requesting a reset does the same work for known and unknown ones. */
    userId: uuid('user_id'),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password', 'not-me'] }).notNull(),
    secretHash: text('secret_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** Number of wrong codes entered for a reset by phone. */
    wrongCodes: integer('wrong_codes').notNull().default(0),
    /** The event that a security notice reported. */
    event: text('event'),
    /**
     * Hash of the address to which a security notice or a reset link was sent; null for other links, and for older
     * rows.
     */
    sentToHash: text('sent_to_hash'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.linkId] }),
    index('email_links_secret').on(t.tenant, t.secretHash),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

/** One-time codes, each bound to the session that requested it. */
export const codes = pgTable(
  'codes',
  {
    tenant: tenant(),
    nonce: id('nonce'),
    sessionId: uuid('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    purpose: text('purpose', {
      enum: ['log-in', 'step-up', 'reset', 'add-phone', 'change-email', 'change-phone'],
    }).notNull(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    destination: text('destination').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The user's `factorsVersion` when the code was sent. */
    factorsVersion: integer('factors_version').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.nonce] }),
    index('codes_session').on(t.tenant, t.sessionId),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

/** Previous emails and phones: "This wasn't me" restores them while a notice of the change is valid. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    tenant: tenant(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    userId: uuid('user_id').notNull(),
    contact: text('contact', { enum: ['email', 'phone'] }).notNull(),
    /** Null if the phone is the first one. */
    oldValue: text('old_value'),
    oldVerifiedAt: instant('old_verified_at'),
    /** The old email's `emailProvenAt`. */
    oldProvenAt: instant('old_proven_at'),
    /** The phone in the depositor's details, which may differ from the user's. */
    oldDepositorPhone: text('old_depositor_phone'),
    newValue: text('new_value').notNull(),
    /** The email address that received the notice. */
    notifiedEmail: text('notified_email').notNull(),
    changedAt: instant('changed_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    undoneAt: instant('undone_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.sequence] }),
    index('contact_changes_user').on(t.tenant, t.userId, t.sequence),
    index('contact_changes_old_value').on(t.tenant, t.oldValue),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

export const rememberedDevices = pgTable(
  'remembered_devices',
  {
    tenant: tenant(),
    deviceId: id('device_id'),
    userId: uuid('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    browser: text('browser').notNull(),
    os: text('os').notNull(),
    ipRegion: text('ip_region').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    forgotten: boolean('forgotten').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.deviceId] }),
    uniqueIndex('remembered_devices_token').on(t.tenant, t.tokenHash),
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.userId] }),
  ],
)

/** Calls counted in a time window, by the limited subject (an IP address, the hash of an email). */
export const callCounts = pgTable(
  'call_counts',
  {
    tenant: tenant(),
    subject: text('subject').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.subject] })],
)
