import { extendedStatuses, registrationStatuses } from '@coffer/domain/status'
import * as v from 'valibot'
import type { Caller } from '../http/call.ts'
import { isJoined } from '../joint/account-depositor.ts'
import type { Settings } from '../settings.ts'
import { toLanguage } from './contact.ts'
import { isExpired } from './seconds-left.ts'

/** The columns that enter_call returns about a session; times in milliseconds. */
const sessionRow = v.object({
  user_id: v.string(),
  session_id: v.string(),
  stage: v.picklist(['mfa-pending', 'full']),
  created_ms: v.number(),
  active_ms: v.number(),
  locale: v.string(),
  depositor_id: v.string(),
  is_primary: v.boolean(),
  registration_status: v.nullable(v.picklist(registrationStatuses)),
  extended_status: v.picklist(extendedStatuses),
  primary_depositor_id: v.nullable(v.string()),
})

export type FoundSession = v.InferOutput<typeof sessionRow>

/** Null if the token is unknown, or its session has ended. */
export const foundSession = (row: Readonly<Record<string, unknown>>): FoundSession | null =>
  row['session_id'] === null ? null : v.parse(sessionRow, row)

/** The caller of a session, or null if it has expired. */
export function toCaller(found: FoundSession | null, settings: Settings, at: Date): Caller | null {
  if (found === null) return null
  const times = { createdAt: new Date(found.created_ms), lastActiveAt: new Date(found.active_ms) }
  if (isExpired(settings, times, at)) return null
  const holder = { registrationStatus: found.registration_status, extendedStatus: found.extended_status }
  const usesOwn = found.primary_depositor_id === null || !isJoined(holder)
  return {
    userId: found.user_id,
    sessionId: found.session_id,
    stage: found.stage,
    depositorId: found.depositor_id,
    isPrimary: found.is_primary,
    accountDepositorId: usesOwn ? found.depositor_id : (found.primary_depositor_id ?? found.depositor_id),
    language: toLanguage(found.locale),
  }
}
