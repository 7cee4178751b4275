import { providerNow } from '@coffer/api-client/transport'
import type { MfaType } from '@coffer/domain/status'
import { recordSentCode } from '@coffer/session/session'

interface SentCode {
  nonceToken: string
  maskedDestination: string
  resendAfterSeconds: number
}

/** Records how and where a code was sent, for the screen that verifies it. */
export function storeSentCode(
  via: MfaType,
  { nonceToken, maskedDestination, resendAfterSeconds }: SentCode,
): void {
  recordSentCode({ via, nonceToken, maskedDestination, resendAt: providerNow() + resendAfterSeconds * 1000 })
}
