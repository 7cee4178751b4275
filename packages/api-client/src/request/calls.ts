import * as v from 'valibot'
import { request, type CallOptions } from '../transport/call.ts'
import { malformed } from '../transport/envelope.ts'
import { ApiError, emptyDetails } from '../transport/failure.ts'
import { pause } from './pause.ts'
import { requestResultSchema, type RequestResult } from './schema.ts'

const path = '/request/{requestId}'
const call = `GET ${path}`
const firstPauseMs = 500
const longestPauseMs = 5_000
const patienceMs = 300_000

async function look(requestId: string, signal?: AbortSignal): Promise<RequestResult | null> {
  const answer = await request({ method: 'GET', path, params: { requestId }, signal })
  if (answer.status === 202 || answer.completedAt === null) return null
  const read = v.safeParse(requestResultSchema, answer.data)
  if (read.success) return read.output
  throw malformed(call, read.issues[0], 'data', answer.invocationId)
}

export type Following = CallOptions & {
  /** Told before each pause how long the request has been followed, in milliseconds. */
  onTick?: ((elapsedMs: number) => void) | undefined
  /** The clock of the waiting; a test brings its own. */
  pace?: { now: () => number; pause: (ms: number, signal?: AbortSignal) => Promise<void> }
}

/**
 * Follows an asynchronous request to its end: asks after 0.5 s, ever slower up to every 5 s, for 300 s at most.
 * Fails with `timeout` when time runs out, `invalid` when the provider gave up. Being offline meanwhile only costs time.
 */
export async function followRequest(requestId: string, options: Following = {}): Promise<RequestResult> {
  const { signal, onTick, pace = { now: Date.now, pause } } = options
  const began = pace.now()
  for (let wait = firstPauseMs; ; wait = Math.min(wait * 1.5, longestPauseMs)) {
    const elapsed = pace.now() - began
    if (elapsed >= patienceMs) throw new ApiError(call, { kind: 'timeout', ...emptyDetails })
    onTick?.(elapsed)
    await pace.pause(Math.min(wait, patienceMs - elapsed), signal)
    const result = await look(requestId, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.failure.kind === 'offline') return null
      throw error
    })
    if (result) return result
  }
}
