import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** Who caused an event. `anonymous` means a call without a session. */
export const eventActors = ['depositor', 'operator', 'job', 'anonymous'] as const
export type EventActor = (typeof eventActors)[number]

export const eventOutcomes = ['success', 'failure'] as const
export type EventOutcome = (typeof eventOutcomes)[number]

/** Append-only: the database refuses to change a row, or to delete one within the retention period. */
export const securityEvents = pgTable(
  'security_events',
  {
    tenant: tenant(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    actor: text('actor', { enum: eventActors }).notNull(),
    /** An action of security-actions.ts, or the method and path pattern of an operator's call. */
    action: text('action').notNull(),
    /**
     * The path of an operator's call, and from its query only the depositor whose data are read. Null for everybody
     * else.
     */
    target: text('target'),
    outcome: text('outcome', { enum: eventOutcomes }).notNull(),
    /** The response's status; null if there is no response. */
    status: integer('status'),
    /** The affected user; null if there is none or it is unknown. */
    userId: uuid('user_id'),
    requestId: uuid('request_id'),
    /** A fingerprint of the IP address. It keeps the key with which it was made: evidence is never rewritten. */
    address: text('address'),
    /** Browser and operating system according to the User-Agent header. */
    device: text('device'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.sequence] }),
    index('security_events_user').on(t.tenant, t.userId, t.sequence),
  ],
)
