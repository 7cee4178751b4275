import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { findContact } from '../identity/contact.ts'
import { finishRequest, startRequest } from '../requests/requests.ts'
import { accountsToWire } from './account-calls.ts'

export const refreshService = workKind(
  'refresh-service',
  v.object({ requestId: v.string(), depositorId: v.string() }),
)

/** Requests a refresh of accounts and transactions; the request's result is the accounts after the refresh. */
export const serviceCalls = {
  'GET /service': asCaller(async ({ tx, caller: { accountDepositorId: depositorId } }) => {
    const requestId = await startRequest(tx, depositorId, 'accounts')
    await schedule(tx, refreshService, { requestId, depositorId }, now(tx))
    return { request_id: requestId }
  }, 'change'),
} satisfies SomeHandlers

export async function completeRefresh(tx: Tx, requestId: string, depositorId: string): Promise<void> {
  const { language } = await findContact(tx, depositorId)
  await finishRequest(tx, requestId, { result: await accountsToWire(tx, depositorId, language) })
}
