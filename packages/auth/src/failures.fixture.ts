import { type Failure, type FailureKind, emptyDetails } from '@coffer/api-client/transport'

const withMessage = { ...emptyDetails, message: 'Said by the provider.' }

/** One failure of each kind, as thrown by the transport. */
export const failures = {
  rejected: { ...withMessage, kind: 'rejected' },
  unauthenticated: { ...withMessage, kind: 'unauthenticated' },
  forbidden: { ...withMessage, kind: 'forbidden' },
  missing: { ...withMessage, kind: 'missing' },
  conflict: { ...withMessage, kind: 'conflict' },
  'too-large': { ...withMessage, kind: 'too-large' },
  invalid: { ...withMessage, kind: 'invalid', attemptsLeft: null },
  'rate-limited': { ...withMessage, kind: 'rate-limited', retryAfterSeconds: 90 },
  unavailable: { ...withMessage, kind: 'unavailable' },
  'csrf-expired': { ...withMessage, kind: 'csrf-expired' },
  'cookies-blocked': { ...emptyDetails, kind: 'cookies-blocked' },
  unexpected: { ...withMessage, kind: 'unexpected', status: 500 },
  offline: { ...emptyDetails, kind: 'offline' },
  timeout: { ...emptyDetails, kind: 'timeout' },
  malformed: { ...emptyDetails, kind: 'malformed', field: 'data' },
} as const satisfies Record<FailureKind, Failure>

export const kinds = Object.values(failures).map(({ kind }) => kind)
