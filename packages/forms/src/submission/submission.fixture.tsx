import { ApiError, type Failure, emptyDetails } from '@coffer/api-client/transport/failure'
import { notifyManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { idempotentSubmission } from './idempotent-submission.ts'
import type { SubmissionOptions } from './submission.ts'
import { useSubmission } from './use-submission.ts'

interface Transfer {
  amount: number
}
export type Options = SubmissionOptions<Transfer, string>

export const transfer: Transfer = { amount: 100 }
export const failed = (failure: Failure) => new ApiError('POST /deposit', failure)
export const lost = failed({ ...emptyDetails, kind: 'offline' })
export const forbidden = failed({ ...emptyDetails, kind: 'forbidden' })
export const invalid = (fields: Record<string, readonly string[]>) =>
  failed({ ...emptyDetails, kind: 'invalid', attemptsLeft: null, fields })

/** The storage of a form; it outlives the hook as it outlives a page. */
export function storedRecord() {
  let storedValues: Record<string, unknown> = {}
  const store = {
    read: () => storedValues,
    write: (values: Record<string, string>) => void (storedValues = values),
    clear: () => void (storedValues = {}),
  }
  return idempotentSubmission(store, v.object({ amount: v.number() }))
}

/** A call whose responses the test sends, to the last request first. */
export function provider() {
  const calls: { body: Transfer; key: string; answer: PromiseWithResolvers<string> }[] = []
  const send = (body: Transfer, key: string) => {
    const answer = Promise.withResolvers<string>()
    calls.push({ body, key, answer })
    return answer.promise
  }
  const answers = (answer: string) => act(async () => calls.at(-1)?.answer.resolve(answer))
  const fails = (error: unknown) => act(async () => calls.at(-1)?.answer.reject(error))
  return { calls, send, answers, fails }
}

export let client: QueryClient

/** A new query client for each test, whose notifications arrive within `act`. */
export function setUp(): void {
  beforeAll(() => notifyManager.setScheduler(queueMicrotask))
  beforeEach(() => void (client = new QueryClient()))
  afterEach(() => {
    cleanup()
    onlineManager.setOnline(true)
  })
}

export function open(options: Options) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const hook = renderHook(() => useSubmission(options), { wrapper })
  const answered: unknown[] = []
  const submit = (body = transfer) =>
    act(async () => void hook.result.current.submit(body).then((answer) => answered.push(answer)))
  return { ...hook, submit, answered, state: () => hook.result.current.state }
}
