import type { LinkingFailure } from '../instant-link/fastlink-outcome.ts'
import type { Key } from '../messages.ts'

const keys: Record<LinkingFailure, Key> = {
  credentials: 'failed.credentials',
  verification: 'failed.verification',
  bank: 'failed.bank',
  refused: 'failed.refused',
  unknown: 'failed.unknown',
}

const isKnown = (reason: string): reason is LinkingFailure => Object.hasOwn(keys, reason)

/** Message key of a linking failure, with a fallback for an unknown reason. */
export const linkingFailureKey = (reason: string): Key => (isKnown(reason) ? keys[reason] : keys.unknown)
