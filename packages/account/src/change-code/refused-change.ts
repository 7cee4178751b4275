import type { FailureKind } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'

const ends: readonly FailureKind[] = ['rejected', 'forbidden', 'missing', 'conflict', 'invalid']

/** Whether saving again would be refused again: a code must be given anew, or the value is no longer free. */
export const endsChange = (error: unknown): boolean => ends.includes(failureOf(error).kind)

/** The provider's own words, where it gave some. */
export function saidOf(error: unknown): string | null {
  const { fields, message } = failureOf(error)
  return Object.values(fields).flat()[0] ?? (message || null)
}
