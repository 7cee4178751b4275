import { notFound, unprocessable } from '@coffer/provider-kit/refusal'
import { pending } from '@coffer/provider-kit/reply'
import { and, eq, inArray } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { requests } from '../database/schema/requests.ts'
import { asCaller } from '../http/as-caller.ts'
import type { SomeHandlers } from '../http/handler.ts'

export type RequestKind = (typeof requests.$inferSelect)['kind']

/** Starts an asynchronous request for a depositor; returns its id, for `accepted`. */
export async function startRequest(tx: Tx, depositorId: string, kind: RequestKind): Promise<string> {
  const requestId = crypto.randomUUID()
  await tx.insert(requests).values({ requestId, depositorId, kind, createdAt: now(tx) })
  return requestId
}

interface Success {
  readonly result: unknown
  readonly closedAccountId?: string
  readonly closedAfterPosting?: number
}

/** Completes a request with a result as in docs/wire.md, or with the message of its failure. */
export async function finishRequest(
  tx: Tx,
  requestId: string,
  end: Success | { readonly failure: string },
): Promise<void> {
  await tx
    .update(requests)
    .set({ ...end, completedAt: now(tx) })
    .where(eq(requests.requestId, requestId))
}

export const followRequests = {
  'GET /request/{requestId}': asCaller(
    async ({ tx, caller: { depositorId, accountDepositorId }, params }) => {
      const [found] = await tx
        .select()
        .from(requests)
        .where(
          and(
            // Both holders can follow the account's requests.
            inArray(requests.depositorId, [depositorId, accountDepositorId]),
            eq(requests.requestId, uuidOrUnusedId(params.requestId)),
          ),
        )
      if (!found) throw notFound()
      if (!found.completedAt) return pending({ kind: found.kind, result: null })
      if (found.failure !== null) throw unprocessable(found.failure)
      return { kind: found.kind, result: found.result }
    },
  ),
} satisfies SomeHandlers

const unusedId = '00000000-0000-0000-0000-000000000000'

/** The id as sent, or an id without a row: a value that is not a UUID leads to 404 instead of a database error. */
export function uuidOrUnusedId(sent: string): string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(sent) ? sent : unusedId
}
