import type { Settings } from '../settings.ts'
import { hashPassword, isOutdatedHash, isPassword } from './passwords.ts'

interface VerifiedPassword {
  /** The hash that the password was compared with; null if no account has the email. */
  readonly kept: string | null
  readonly matches: boolean
  /** For a right password whose hash has outdated parameters: a new hash to store. */
  readonly renewed: string | null
}

/** Verifies the password of a log-in before its transaction begins, because hashing takes long. */
export async function verifyPassword(
  settings: Settings,
  kept: string | null,
  typed: string,
): Promise<VerifiedPassword> {
  const matches = await isPassword(settings, kept, typed)
  const isOutdated = matches && kept !== null && isOutdatedHash(settings, kept)
  return { kept, matches, renewed: isOutdated ? await hashPassword(settings, typed) : null }
}

/** A password that was replaced meanwhile is wrong; one that another log-in merely rehashed is not. */
export async function isCurrentPassword(
  settings: Settings,
  {
    verified,
    stored = null,
  }: {
    readonly verified: Pick<VerifiedPassword, 'kept' | 'matches'>
    readonly stored: string | undefined | null
  },
  typed: string,
): Promise<boolean> {
  return verified.matches && (stored === verified.kept || (await isPassword(settings, stored, typed)))
}
