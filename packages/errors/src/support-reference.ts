import type { Failure, FailureKind } from '@coffer/api-client/transport/failure'

/** Whether support can help: not if the depositor can correct the problem or only has to wait. */
const isForSupport: Record<FailureKind, boolean> = {
  rejected: false,
  unauthenticated: false,
  invalid: false,
  'too-large': false,
  'csrf-expired': false,
  'cookies-blocked': false,
  'rate-limited': false,
  offline: false,
  forbidden: true,
  missing: true,
  conflict: true,
  unavailable: true,
  timeout: true,
  malformed: true,
  unexpected: true,
}

/** The first eight characters of the call's id, by which support finds it; undefined if support cannot help. */
export const supportReference = ({ kind, invocationId }: Failure): string | undefined =>
  isForSupport[kind] ? (invocationId?.slice(0, 8) ?? undefined) : undefined
