import { providerNow } from '@coffer/api-client/transport'
import type { MfaType } from '@coffer/domain/status'
import { recordSentCode } from '@coffer/session/session'

interface Sent {
  nonceToken: string
  maskedDestination: string
  resendAfterSeconds: number
}

/** Keeps which code was sent and where, for the screen that asks for it. */
export function keepSentCode(
  via: MfaType,
  { nonceToken, maskedDestination, resendAfterSeconds }: Sent,
): void {
  recordSentCode({ via, nonceToken, maskedDestination, resendAt: providerNow() + resendAfterSeconds * 1000 })
}
