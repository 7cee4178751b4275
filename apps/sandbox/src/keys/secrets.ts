import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RefusedStart } from '../database/refused-start.ts'
import type { Secrets } from './keyring.ts'

const minBytes = 32

/** COFFER_SECRET and COFFER_SECRET_PREVIOUS; null if unset, which DATABASE_URL does not allow. */
export function secretsFrom(variables: NodeJS.ProcessEnv): Secrets | null {
  const { COFFER_SECRET, COFFER_SECRET_PREVIOUS, DATABASE_URL } = variables
  if (!COFFER_SECRET) {
    if (DATABASE_URL) throw missingSecret()
    if (COFFER_SECRET_PREVIOUS)
      throw new RefusedStart('COFFER_SECRET_PREVIOUS is set without COFFER_SECRET: set both, or neither.')
    return null
  }
  requireLength('COFFER_SECRET', COFFER_SECRET)
  if (COFFER_SECRET_PREVIOUS) requireLength('COFFER_SECRET_PREVIOUS', COFFER_SECRET_PREVIOUS)
  return { current: COFFER_SECRET, previous: COFFER_SECRET_PREVIOUS ? [COFFER_SECRET_PREVIOUS] : [] }
}

/**
 * The secrets of an embedded database: the given ones, or one generated into its folder. A given secret replaces the
 * generated one, whose values are still recognized.
 */
export function loadFolderSecrets(folder: string, given: Secrets | null): Secrets {
  const file = join(folder, 'secret')
  const stored = existsSync(file) ? readSecret(file) : null
  if (given !== null) return stored === null ? given : { ...given, previous: [...given.previous, stored] }
  return { current: stored ?? generateSecret(file), previous: [] }
}

export const missingSecret = () =>
  new RefusedStart(
    `COFFER_SECRET is missing, which DATABASE_URL needs: set it to at least ${minBytes} random bytes (openssl rand -base64 48), the same for every process.`,
  )

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  requireLength(file, secret)
  return secret
}

function generateSecret(file: string): string {
  const secret = randomBytes(48).toString('base64url')
  const draft = `${file}.new`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true })
  // A file left by an interrupted start may have another mode than this call requested.
  chmodSync(draft, 0o600)
  renameSync(draft, file)
  return secret
}

function requireLength(name: string, secret: string): void {
  const bytes = Buffer.byteLength(secret)
  if (bytes < minBytes)
    throw new RefusedStart(
      `${name} has ${bytes} bytes and needs at least ${minBytes}: openssl rand -base64 48 makes one.`,
    )
}
