import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** Who caused an event. `anonymous` is a call without a session. */
export const eventActors = ['depositor', 'operator', 'job', 'anonymous'] as const
export type EventActor = (typeof eventActors)[number]

export const eventOutcomes = ['success', 'failure'] as const
export type EventOutcome = (typeof eventOutcomes)[number]

/** Append-only: the database refuses to change a row, and to delete one within its retention. */
export const securityEvents = pgTable(
  'security_events',
  {
    tenant: tenant(),
    sequence: bigserial('sequence', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    actor: text('actor', { enum: eventActors }).notNull(),
    /** Of security-actions.ts; the method and the pattern of the call for the operator. */
    action: text('action').notNull(),
    /**
     * What an operator's call acts on: its path, and of its query the one depositor whose data are read. Null for all others.
     */
    target: text('target'),
    outcome: text('outcome', { enum: eventOutcomes }).notNull(),
    /** The status of the answer; null where nobody waits for one. */
    status: integer('status'),
    /** The user whose account it concerns; null where there is none or none is known. */
    userId: uuid('user_id'),
    requestId: uuid('request_id'),
    /** A fingerprint. It keeps the key of its time: evidence is not rewritten. */
    address: text('address'),
    /** Browser and system by the User-Agent header. */
    device: text('device'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.sequence] }),
    index('security_events_user').on(t.tenant, t.userId, t.sequence),
  ],
)
