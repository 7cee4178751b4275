import { type Failure, type FailureKind, emptyDetails } from '@coffer/api-client/transport'

const said = { ...emptyDetails, message: 'Said by the provider.' }

/** One failure of each kind, as thrown by the transport. */
export const failures = {
  rejected: { ...said, kind: 'rejected' },
  unauthenticated: { ...said, kind: 'unauthenticated' },
  forbidden: { ...said, kind: 'forbidden' },
  missing: { ...said, kind: 'missing' },
  conflict: { ...said, kind: 'conflict' },
  'too-large': { ...said, kind: 'too-large' },
  invalid: { ...said, kind: 'invalid', attemptsLeft: null },
  'rate-limited': { ...said, kind: 'rate-limited', retryAfterSeconds: 90 },
  unavailable: { ...said, kind: 'unavailable' },
  'csrf-expired': { ...said, kind: 'csrf-expired' },
  'cookies-blocked': { ...emptyDetails, kind: 'cookies-blocked' },
  unexpected: { ...said, kind: 'unexpected', status: 500 },
  offline: { ...emptyDetails, kind: 'offline' },
  timeout: { ...emptyDetails, kind: 'timeout' },
  malformed: { ...emptyDetails, kind: 'malformed', field: 'data' },
} as const satisfies Record<FailureKind, Failure>

export const kinds = Object.values(failures).map(({ kind }) => kind)
