import { ApiRefusal } from '@coffer/provider-kit/refusal'
import { sql } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { toFingerprint, hasFingerprint } from '../keys/registered-keys.ts'
import { callCounts } from '../database/schema/identity.ts'
import type { Call } from './call.ts'
import { clientNetwork } from './client-address.ts'

export interface Limit {
  /** The subject of the limit, such as `login 127.0.0.1`. Only its fingerprint is stored. */
  readonly subject: string
  readonly calls: number
  readonly seconds: number
}

/** Counts a call in the subject's window, and refuses it with 429 above the limit. */
export async function limitCalls(c: Call, limit: Limit): Promise<void> {
  const waitMs = await inTenant(c.var.context.db, c.var.tenant, (tx) => countCall(tx, limit))
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000))
}

/** The same within a transaction. A refusal rolls it back, so refused calls do not count. */
export async function limitCallsIn(tx: Tx, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const waitMs = await countCall(tx, limit)
    if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000))
  }
}

/** Counts a call; returns the milliseconds to wait if the limit is exceeded, otherwise 0. */
async function countCall(tx: Tx, limit: Limit): Promise<number> {
  const at = now(tx)
  const windowEndsAt = new Date(at.getTime() + limit.seconds * 1000)
  const over = sql`${callCounts.windowEndsAt} <= ${at.toISOString()}::timestamptz`
  const [counted] = await tx
    .insert(callCounts)
    .values({ subject: toFingerprint(tx, 'rate-limit', limit.subject), calls: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: [callCounts.tenant, callCounts.subject],
      set: {
        calls: sql`case when ${over} then 1 else ${callCounts.calls} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${callCounts.windowEndsAt} end`,
      },
    })
    .returning()
  return counted && counted.calls > limit.calls ? counted.windowEndsAt.getTime() - at.getTime() : 0
}

/** Reverts the count of a call that should not count after all, such as a log-in that succeeded. */
export const uncountCall = (c: Call, { subject }: Pick<Limit, 'subject'>): Promise<void> =>
  inTenant(c.var.context.db, c.var.tenant, async (tx) => {
    await tx
      .update(callCounts)
      .set({ calls: sql`greatest(${callCounts.calls} - 1, 0)` })
      .where(hasFingerprint(tx, callCounts.subject, 'rate-limit', subject))
  })

/** 429 with Retry-After. */
export function tooManyRequests(seconds: number): ApiRefusal {
  const [en, es] =
    seconds < 120
      ? [`${seconds} seconds`, `${seconds} segundos`]
      : [`${Math.ceil(seconds / 60)} minutes`, `${Math.ceil(seconds / 60)} minutos`]
  return new ApiRefusal(
    429,
    {
      en: `Too many attempts. Try again in ${en}.`,
      es: `Demasiados intentos. Inténtelo de nuevo en ${es}.`,
    },
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Limits public calls per minute and network. */
export const limitByAddress = (c: Call, call: string) =>
  limitCalls(c, {
    subject: `${call} ${clientNetwork(c)}`,
    calls: c.var.context.settings.callsPerMinute,
    seconds: 60,
  })

/** Limits documents drawn per minute and account. Their links have no caller. */
export const limitDocuments = (c: Call, accountId: string) =>
  limitCalls(c, {
    subject: `documents ${accountId}`,
    calls: c.var.context.settings.requests.documentsPerMinute,
    seconds: 60,
  })
