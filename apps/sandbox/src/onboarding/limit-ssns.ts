import { authenticated, type Call } from '../http/call.ts'
import { clientNetwork } from '../http/client-address.ts'
import { limitCalls } from '../http/rate-limit.ts'

const perUserAndDay = 10
const daySeconds = 24 * 60 * 60

/**
 * Limits the social security numbers that a user and an address may send: since duplicates are reported, each attempt
 * reveals whether a number is on file. Counted before the lookup, whatever its result.
 */
export async function limitSsns(c: Call, ssn: string | null | undefined): Promise<void> {
  if (!ssn) return
  const { ssnsPerDay } = c.var.context.settings.addressLimits
  await limitCalls(c, {
    subject: `ssns of ${authenticated(c).userId}`,
    calls: perUserAndDay,
    seconds: daySeconds,
  })
  await limitCalls(c, { subject: `ssns from ${clientNetwork(c)}`, calls: ssnsPerDay, seconds: daySeconds })
}
