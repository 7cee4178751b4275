import { createHash } from 'node:crypto'

/** One digest of all parts, in order. */
export function digestParts(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // The length first, so that parts cannot be confused with their concatenation.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url')
}
