import * as v from 'valibot'
import { request, type CallOptions } from '../transport/call.ts'
import { malformed } from '../transport/envelope.ts'
import { ApiError, emptyDetails } from '../transport/failure.ts'
import { settings } from '../transport/settings.ts'
import { pause } from './pause.ts'
import { requestResultSchema, type RequestResult } from './schema.ts'

const path = '/request/{requestId}'
const call = `GET ${path}`
const LONGEST_PAUSE_MS = 5_000
/** An asynchronous request is followed for at most five minutes. */
const FOLLOW_LIMIT_MS = 300_000

async function fetchResult(requestId: string, signal?: AbortSignal): Promise<RequestResult | null> {
  const answer = await request({ method: 'GET', path, params: { requestId }, signal })
  if (answer.status === 202 || answer.completedAt === null) return null
  const read = v.safeParse(requestResultSchema, answer.data)
  if (read.success) return read.output
  throw malformed(call, read.issues[0], 'data', answer.invocationId)
}

export type FollowOptions = CallOptions & {
  /** Called before each pause with the milliseconds since the first poll. */
  onTick?: ((elapsedMs: number) => void) | undefined
  /** The clock of the pauses, replaced in tests. */
  pace?: { now: () => number; pause: (ms: number, signal?: AbortSignal) => Promise<void> }
}

/**
 * Polls an asynchronous request to its end: first after 0.5 s, then at growing intervals of up to 5 s, for at most 300
 * s. Fails with `timeout` when the time is up, and with `invalid` if the provider gave up. Continues to poll while
 * offline.
 */
export async function followRequest(requestId: string, options: FollowOptions = {}): Promise<RequestResult> {
  const { signal, onTick, pace = { now: Date.now, pause } } = options
  const began = pace.now()
  for (let wait = settings().firstPollDelayMs; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const elapsed = pace.now() - began
    if (elapsed >= FOLLOW_LIMIT_MS) throw new ApiError(call, { kind: 'timeout', ...emptyDetails })
    onTick?.(elapsed)
    await pace.pause(Math.min(wait, FOLLOW_LIMIT_MS - elapsed), signal)
    const result = await fetchResult(requestId, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.failure.kind === 'offline') return null
      throw error
    })
    if (result) return result
  }
}
