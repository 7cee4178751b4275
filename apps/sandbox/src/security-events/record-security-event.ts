import { afterCommit, databaseOf, now, tenantOf, type Tx } from '../database/in-tenant.ts'
import { securityEvents, type EventActor, type EventOutcome } from '../database/schema/security-events.ts'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import { describeDevice } from '../identity/device-info.ts'
import { fingerprintOf } from '../keys/keys-of.ts'
import { logSecurityEvent } from './event-log.ts'
import type { SecurityAction } from './security-actions.ts'

interface Details {
  /** Whose account it concerns, where it is not the caller's. */
  readonly userId?: string | null | undefined
  /** Where a call without a session proves who makes it: by a password. */
  readonly actor?: EventActor
  readonly outcome?: EventOutcome
  readonly status?: number
}

/** Records an event of a call in the transaction of the act, with which it is rolled back. */
export async function recordSecurityEvent(
  tx: Tx,
  c: Call,
  action: SecurityAction,
  { userId, actor, outcome = 'success', status }: Details = {},
): Promise<void> {
  const { caller } = c.var
  await insert(tx, {
    action,
    outcome,
    actor: actor ?? (caller === null ? 'anonymous' : 'depositor'),
    status: status ?? null,
    userId: userId ?? caller?.userId ?? null,
    requestId: c.var.invocationId,
    address: fingerprintOf(tx, 'address', clientAddress(c)),
    device: describeDevice(c).device_name,
  })
}

/** Records what scheduled work did, in the transaction of the job. */
export const recordJobEvent = (
  tx: Tx,
  action: SecurityAction,
  { userId, outcome }: { readonly userId: string | null; readonly outcome: EventOutcome },
): Promise<void> =>
  insert(tx, {
    action,
    outcome,
    userId,
    actor: 'job',
    status: null,
    requestId: null,
    address: null,
    device: null,
  })

type Row = Omit<typeof securityEvents.$inferSelect, 'tenant' | 'sequence' | 'at'>

async function insert(tx: Tx, row: Row): Promise<void> {
  await tx.insert(securityEvents).values({ ...row, at: now(tx) })
  const { actor, action, outcome, status, userId: user, requestId: invocation } = row
  const event = { tenant: tenantOf(tx), actor, action, outcome, status, user, invocation }
  const database = databaseOf(tx)
  afterCommit(tx, () => logSecurityEvent(database, event))
}
