import { sql } from 'drizzle-orm'
import { inTenant, now } from '../database/in-tenant.ts'
import { fingerprintOf } from '../keys/keys-of.ts'
import { callCounts } from '../database/schema/identity.ts'
import type { Call } from './call.ts'
import { ApiRefusal } from './refusal.ts'

export interface Limit {
  /** What is limited: `login 127.0.0.1`. Only its fingerprint is stored. */
  readonly subject: string
  readonly calls: number
  readonly seconds: number
}

/** Counts a call in the subject's window, and refuses with 429 once there are too many. */
export async function limitCalls(c: Call, limit: Limit): Promise<void> {
  const waitMs = await inTenant(c.var.context.db, c.var.tenant, async (tx) => {
    const at = now(tx)
    const windowEndsAt = new Date(at.getTime() + limit.seconds * 1000)
    const over = sql`${callCounts.windowEndsAt} <= ${at.toISOString()}::timestamptz`
    const [counted] = await tx
      .insert(callCounts)

      .values({ subject: fingerprintOf(tx, 'rate-limit', limit.subject), calls: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: [callCounts.tenant, callCounts.subject],
        set: {
          calls: sql`case when ${over} then 1 else ${callCounts.calls} + 1 end`,
          windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${callCounts.windowEndsAt} end`,
        },
      })
      .returning()
    return counted && counted.calls > limit.calls ? counted.windowEndsAt.getTime() - at.getTime() : 0
  })
  if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000))
}

/** 429 with Retry-After. */
function tooManyRequests(seconds: number): ApiRefusal {
  const [en, es] =
    seconds < 120
      ? [`${seconds} seconds`, `${seconds} segundos`]
      : [`${Math.ceil(seconds / 60)} minutes`, `${Math.ceil(seconds / 60)} minutos`]
  return new ApiRefusal(
    429,
    {
      en: `Too many attempts. Try again in ${en}.`,
      es: `Demasiados intentos. Vuelva a intentarlo en ${es}.`,
    },
    { headers: { 'Retry-After': String(seconds) } },
  )
}

/** Limit per minute and address, for public calls. */
export const limitByAddress = (c: Call, call: string) =>
  limitCalls(c, {
    subject: `${call} ${clientAddress(c)}`,
    calls: c.var.context.settings.callsPerMinute,
    seconds: 60,
  })

export const clientAddress = (c: Call) => c.env.incoming?.socket.remoteAddress ?? 'unknown'
