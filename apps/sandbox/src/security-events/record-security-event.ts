import { afterCommit, asWorker, databaseOf, now, tenantOf, type Tx } from '../database/in-tenant.ts'
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
    target: null,
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
    target: null,
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

export interface OperatorAct {
  /** Method and pattern of the call: `POST /transactions/:uuid/return`. */
  readonly action: string
  readonly target: string
  readonly status: number
  /** Null for an act on the provider itself, or on a record found by its id. */
  readonly tenant: string | null
}

/** Events of no tenant. */
export const providerTenant = ''

/** Records what the operator did, or tried to do, once it is known how it ended. */
export async function recordOperatorAct(
  c: Call,
  { action, target, status, tenant }: OperatorAct,
): Promise<void> {
  const { db } = c.var.context
  const row = {
    actor: 'operator',
    action,
    target,
    outcome: status < 400 ? 'success' : 'failure',
    status,
    tenant: tenant ?? providerTenant,
    requestId: c.var.invocationId,
    device: describeDevice(c).device_name,
  } as const
  await asWorker(db, (tx) =>
    tx
      .insert(securityEvents)
      .values({ ...row, at: now(tx), address: fingerprintOf(tx, 'address', clientAddress(c)) }),
  )
  const { actor, outcome, requestId: invocation } = row
  logSecurityEvent(db, { tenant: row.tenant, actor, action, outcome, status, user: null, invocation })
}
