import { invalidate } from '@coffer/api-client/invalidate'
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureOf, isOutcomeUnknown } from '../failure-of.ts'
import type { FieldErrors } from '../field-errors.ts'
import { isKeyTaken } from './idempotent-submission.ts'
import type { Submission, SubmissionOptions, SubmissionState, Verification } from './submission.ts'

/** From here on a person should know that they need not wait. */
const LONG_MS = 8_000

type Pending = Extract<SubmissionState, { status: 'pending' }>
interface Outcome {
  state: Exclude<SubmissionState, Pending>
  fieldErrors?: FieldErrors
}

const sending: Pending = { status: 'pending', phase: 'sending', isLong: false }

/**
 * Sends once per press, keeps what was sent until its outcome is known, and never claims an outcome that the provider
 * has not stated. Leaving the screen ends the following, not what was sent.
 */
export function useSubmission<Body, Answer>(options: SubmissionOptions<Body, Answer>): Submission<Body> {
  const { record, touches = [] } = options
  const client = useQueryClient()
  const [unconfirmed, setUnconfirmed] = useState<Body | null>(() => record?.unconfirmed() ?? null)
  const [pending, setPending] = useState(sending)
  const isSubmitting = useRef(false)
  // An earlier try may have arrived, which no later rejection denies.
  const mayHaveArrived = useRef(unconfirmed !== null)
  const leaving = useRef<AbortController>(null)
  const key = useRef<string>(null)
  useEffect(() => {
    key.current = record?.key() ?? null
  }, [record])
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort(new Error('The screen was left.'))
  }, [])

  // What was sent may hold a password or account number: nothing of it outlives the screen.
  const mutation = useMutation({ mutationFn: run, networkMode: 'always', retry: false, gcTime: 0 })

  async function run(body: Body): Promise<Outcome> {
    setPending(sending)
    if (mayHaveArrived.current && options.verify) {
      const earlier = await verify(body, undefined)
      if (earlier.answer) return accept(body, earlier.answer.answer)
      if (earlier.verification === 'failed') return outcomeUnknown('failed')
      mayHaveArrived.current = false
      setPending(sending)
    }
    const sentUnder = (key.current ??= record?.key() ?? crypto.randomUUID())
    const wasOffline = !onlineManager.isOnline()
    record?.begin(body, sentUnder)
    let answer: Answer
    try {
      answer = await options.send(body, sentUnder)
    } catch (error) {
      return fail(body, { error, sentUnder, wasOffline })
    }
    return accept(body, answer)
  }

  async function fail(
    body: Body,
    { error, sentUnder, wasOffline }: { error: unknown; sentUnder: string; wasOffline: boolean },
  ): Promise<Outcome> {
    const failure = failureOf(error)
    if (isKeyTaken(failure)) {
      forget()
      return reject(body, error)
    }
    // Offline before it was sent, it went nowhere; where money moves that is not taken for granted.
    const wasNotSent = !record && wasOffline && failure.kind === 'offline'
    const isLost = isOutcomeUnknown(error) && !wasNotSent
    const isUnknown = mayHaveArrived.current || isLost
    if (isUnknown || options.verifiesRejection?.(failure)) {
      const { answer, verification } = await verify(body, error)
      if (answer) return accept(body, answer.answer)
      if (isLost || (isUnknown && verification !== 'not-found')) {
        mayHaveArrived.current = true
        setUnconfirmed(() => body)
        // The rejection of a later try may still say what to do now.
        const handling = isLost || record ? undefined : await options.onRejected?.(error, body, undefined)
        return handling ? handled(handling) : outcomeUnknown(verification, error)
      }
    }
    mayHaveArrived.current = false
    record?.rejected(sentUnder)
    return reject(body, error)
  }

  async function verify(body: Body, error: unknown) {
    if (!options.verify) return { answer: null, verification: 'none' } as const
    setPending({ ...sending, phase: 'verifying' })
    try {
      return { answer: await options.verify(body, error), verification: 'not-found' } as const
    } catch {
      return { answer: null, verification: 'failed' } as const
    }
  }

  async function accept(body: Body, answer: Answer): Promise<Outcome> {
    forget()
    options.onAccepted?.(body, answer)
    const { isChecked, revoked } = await follow(answer)
    await invalidateTouched()
    if (revoked) return reject(body, revoked.error, answer)
    if (!leaving.current?.signal.aborted) await options.onDone?.(body, answer, { isChecked })
    setUnconfirmed(null)
    return { state: { status: 'done' } }
  }

  /** Only the provider's own rejection revokes what was accepted; anything else costs no more than the result. */
  async function follow(answer: Answer): Promise<{ isChecked: boolean; revoked?: { error: unknown } }> {
    if (!options.follow || !leaving.current) return { isChecked: true }
    setPending({ ...sending, phase: 'following' })
    const onTick = (elapsedMs: number) => {
      if (elapsedMs >= LONG_MS) setPending({ ...sending, phase: 'following', isLong: true })
    }
    try {
      await options.follow(answer, { signal: leaving.current.signal, onTick })
      return { isChecked: true }
    } catch (error) {
      return { isChecked: false, ...(failureOf(error).kind === 'invalid' && { revoked: { error } }) }
    }
  }

  async function reject(body: Body, error: unknown, revoked?: Answer): Promise<Outcome> {
    setUnconfirmed(null)
    const handling = await options.onRejected?.(error, body, revoked)
    if (handling === 'handled') return handled(handling)
    // What the form knew may be out of date.
    for (const queryKey of keysOf(touches)) void client.invalidateQueries({ queryKey })
    return handling ? handled(handling) : { state: { status: 'rejected', error } }
  }

  async function invalidateTouched(): Promise<void> {
    await Promise.all(keysOf(touches).map((queryKey) => invalidate(client, queryKey)))
  }

  function forget(): void {
    record?.forget()
    key.current = null
    mayHaveArrived.current = false
  }

  async function submit(body: Body): Promise<FieldErrors | undefined> {
    if (isSubmitting.current) return undefined
    isSubmitting.current = true
    try {
      return (await mutation.mutateAsync(body)).fieldErrors
    } finally {
      isSubmitting.current = false
    }
  }

  return {
    state: stateOf(mutation, { pending, isUnconfirmed: unconfirmed !== null }),
    unconfirmed,
    submit,
    reset: () => mutation.reset(),
    abandon: () => {
      forget()
      setUnconfirmed(null)
      mutation.reset()
    },
  }
}

interface MutationLike {
  status: 'idle' | 'pending' | 'success' | 'error'
  data: Outcome | undefined
  error: unknown
}

function stateOf(
  { status, data, error }: MutationLike,
  { pending, isUnconfirmed }: { pending: Pending; isUnconfirmed: boolean },
): SubmissionState {
  if (status === 'pending') return pending
  // Thrown by a callback of the caller: whatever it was, nothing may be claimed.
  if (status === 'error') return { status: 'outcome-unknown', error, verification: 'none' }
  if (data) return data.state
  return isUnconfirmed ? { status: 'outcome-unknown', verification: 'none' } : { status: 'idle' }
}

const handled = (handling: FieldErrors | 'handled'): Outcome => ({
  state: { status: 'idle' },
  ...(handling !== 'handled' && { fieldErrors: handling }),
})

const outcomeUnknown = (verification: Verification, error?: unknown): Outcome => ({
  state: { status: 'outcome-unknown', error, verification },
})

const keysOf = (touches: NonNullable<SubmissionOptions<never, never>['touches']>) =>
  touches === 'everything' ? [[]] : touches
