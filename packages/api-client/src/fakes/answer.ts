import type { WireEnvelope } from '../transport/envelope.ts'

export type ResponseFields = {
  code?: number
  message?: string | null
  errors?: Record<string, string[]> | null
  /** Null while an asynchronous request is running. */
  completedAt?: string | null
}

/** Wraps data in an envelope, as the provider does. */
export function answer(
  data: unknown,
  { code = 200, message = null, errors = null, completedAt }: ResponseFields = {},
) {
  return {
    code,
    success: code >= 200 && code < 300,
    message,
    data,
    errors,
    completed_at: completedAt === undefined ? '2026-11-20T15:04:05Z' : completedAt,
    invocation_id: '0b6a1c1e-6a52-4a53-9d0b-3f7f4f3f9a10',
  } satisfies WireEnvelope
}
