import type { Settings } from '../settings.ts'
import { hashPassword, isOutdatedHash, isPassword } from './passwords.ts'

interface VerifiedPassword {
  /** The hash it was compared with; null for the email of no account. */
  readonly kept: string | null
  readonly matches: boolean
  /** For a right password whose hash has other parameters than the settings: a new hash, to be stored. */
  readonly renewed: string | null
}

/** Verifies the password of a log-in, before its transaction: a hash takes long. */
export async function verifyPassword(
  settings: Settings,
  kept: string | null,
  typed: string,
): Promise<VerifiedPassword> {
  const matches = await isPassword(settings, kept, typed)
  const isOutdated = matches && kept !== null && isOutdatedHash(settings, kept)
  return { kept, matches, renewed: isOutdated ? await hashPassword(settings, typed) : null }
}

/** A password that was replaced meanwhile is wrong; one whose hash another log-in has renewed is not. */
export async function isStillPassword(
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
