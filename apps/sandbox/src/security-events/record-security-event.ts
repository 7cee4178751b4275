import { asWorker, now, tenantOf, withWorkerRole, type Tx, type WorkerTx } from '../database/in-tenant.ts'
import { afterCommit, databaseOf, tenantOrNone } from '../database/transaction-scope.ts'
import { securityEvents, type EventActor, type EventOutcome } from '../database/schema/security-events.ts'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import { describeDevice } from '../identity/device-info.ts'
import { toFingerprint } from '../keys/registered-keys.ts'
import { logSecurityEvent } from './event-log.ts'
import type { OperatorAction } from './operator-actions.ts'
import type { SecurityAction } from './security-actions.ts'

interface Details {
  /** The affected user, if it is not the caller. */
  readonly userId?: string | null | undefined
  /** Set if a call without a session proves who makes it, by a password. */
  readonly actor?: EventActor
  readonly outcome?: EventOutcome
  readonly status?: number
}

/** Records an event of a call in the transaction of the act, so that both are rolled back together. */
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
    address: toFingerprint(tx, 'address', clientAddress(c)),
    device: describeDevice(c).device_name,
  })
}

/** Records an action of scheduled work, in the transaction of the job. */
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

/** The tenant of events that belong to no tenant. */
export const providerTenant = ''

/** Records an operator's act in the transaction that performs it, so that neither exists without the other. */
export async function recordOperatorAct(
  tx: Tx | WorkerTx,
  c: Call,
  act: { readonly action: OperatorAction; readonly target: string },
): Promise<void> {
  const tenant = tenantOrNone(tx) ?? providerTenant
  await insertOfOperator(tx, c, { ...act, tenant, outcome: 'success', status: null })
}

export interface RefusedAct {
  /**
   * Method and pattern of the call, such as `POST /transactions/:uuid/return`, or the part known when it was refused.
   */
  readonly action: string
  readonly target: string
  readonly status: number
  /** Null for an act on the provider itself, or on a record found by its id. */
  readonly tenant: string | null
}

/** Records an operator's failed act in a separate transaction: that of the act is rolled back. */
export const recordRefusedAct = (c: Call, { tenant, ...act }: RefusedAct): Promise<void> =>
  asWorker(c.var.context.db, (tx) =>
    insertOfOperator(tx, c, { ...act, tenant: tenant ?? providerTenant, outcome: 'failure' }),
  )

type OperatorRow = Pick<
  typeof securityEvents.$inferSelect,
  'action' | 'target' | 'status' | 'tenant' | 'outcome'
>

async function insertOfOperator(tx: Tx | WorkerTx, c: Call, row: OperatorRow): Promise<void> {
  const actor = 'operator'
  const values = {
    ...row,
    actor,
    requestId: c.var.invocationId,
    at: now(tx),
    device: describeDevice(c).device_name,
    address: toFingerprint(tx, 'address', clientAddress(c)),
  } as const
  // The database accepts an operator's event only from the worker's role.
  await withWorkerRole(tx, (worker) => worker.insert(securityEvents).values(values))
  const { tenant, action, outcome, status, requestId: invocation } = values
  const event = { tenant, actor, action, outcome, status, user: null, invocation }
  const database = databaseOf(tx)
  afterCommit(tx, () => logSecurityEvent(database, event))
}
