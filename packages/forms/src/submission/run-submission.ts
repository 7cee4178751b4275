import { invalidate } from '@coffer/api-client/invalidate'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown } from '@coffer/errors/definitive-rejection'
import { failureOf } from '@coffer/errors/failure-of'
import type { FieldErrors } from '@coffer/errors/field-errors'
import { isKeyTaken } from './idempotent-submission.ts'
import type { SubmissionOptions, SubmissionState, Verification } from './submission.ts'

/** After this time the depositor should learn that there is no need to wait. */
const LONG_MS = 8_000

export type Pending = Extract<SubmissionState, { status: 'pending' }>
export const sending: Pending = { status: 'pending', phase: 'sending', isLong: false }

/** The result of a run. */
export interface Outcome {
  state: Exclude<SubmissionState, Pending>
  fieldErrors?: FieldErrors
}

/** State that the runs of one form share. */
export interface SubmissionMemory {
  key: string | null
  /** An earlier try may have arrived; a later rejection does not disprove that. */
  mayHaveArrived: boolean
  /** Aborted when the screen is left. */
  signal: AbortSignal
}

interface SubmissionRun<Body, Answer> {
  options: SubmissionOptions<Body, Answer>
  client: QueryClient
  memory: SubmissionMemory
  onPending: (pending: Pending) => void
  onUnconfirmed: (body: Body | null) => void
}

/** Sends the body, unless an earlier try turns out to have arrived. */
export async function sendSubmission<Body, Answer>(
  run: SubmissionRun<Body, Answer>,
  body: Body,
): Promise<Outcome> {
  const { options, memory } = run
  run.onPending(sending)
  if (memory.mayHaveArrived && options.verify) {
    const { answer, verification } = await verify(run, body, undefined)
    if (answer) return accept(run, body, answer.answer)
    if (verification === 'failed') return outcomeUnknown('failed')
    memory.mayHaveArrived = false
    run.onPending(sending)
  }
  const key = (memory.key ??= options.record?.key() ?? crypto.randomUUID())
  const wasOffline = !onlineManager.isOnline()
  options.record?.begin(body, key)
  let answer: Answer
  try {
    answer = await options.send(body, key)
  } catch (error) {
    return fail(run, body, { error, key, wasOffline })
  }
  return accept(run, body, answer)
}

/** Verifies the earlier request without sending anything. */
export async function checkSubmission<Body, Answer>(
  run: SubmissionRun<Body, Answer>,
  body: Body,
): Promise<Outcome> {
  const { answer, verification } = await verify(run, body, undefined)
  return answer ? accept(run, body, answer.answer) : outcomeUnknown(verification)
}

/** Drops the key, so that the next submission gets a new one. */
export function forget<Body, Answer>({
  options,
  memory,
}: Pick<SubmissionRun<Body, Answer>, 'options' | 'memory'>): void {
  options.record?.forget()
  memory.key = null
  memory.mayHaveArrived = false
}

async function verify<Body, Answer>(
  { options, onPending }: SubmissionRun<Body, Answer>,
  body: Body,
  error: unknown,
): Promise<{ answer: { answer: Answer } | null; verification: Verification }> {
  if (!options.verify) return { answer: null, verification: 'none' }
  onPending({ ...sending, phase: 'verifying' })
  try {
    return { answer: await options.verify(body, error), verification: 'not-found' }
  } catch {
    return { answer: null, verification: 'failed' }
  }
}

async function fail<Body, Answer>(
  run: SubmissionRun<Body, Answer>,
  body: Body,
  { error, key, wasOffline }: { error: unknown; key: string; wasOffline: boolean },
): Promise<Outcome> {
  const { options, memory } = run
  const failure = failureOf(error)
  if (isKeyTaken(failure)) {
    forget(run)
    return reject(run, body, error)
  }
  // If the browser was offline before sending, nothing was sent; recorded submissions, which move money, do not rely on
  // that.
  const wasNotSent = !options.record && wasOffline && failure.kind === 'offline'
  const isLost = options.mayHaveArrived?.(error) ?? (isOutcomeUnknown(error) && !wasNotSent)
  const isUnknown = memory.mayHaveArrived || isLost
  if (isUnknown || options.verifiesRejection?.(failure)) {
    const { answer, verification } = await verify(run, body, error)
    if (answer) return accept(run, body, answer.answer)
    if (isLost || (isUnknown && verification !== 'not-found')) {
      memory.mayHaveArrived = true
      run.onUnconfirmed(body)
      // The rejection of a later try may still explain what to do next.
      const handling =
        isLost || options.record ? undefined : await options.onRejected?.(error, body, undefined)
      return handling ? handled(handling) : outcomeUnknown(verification, error)
    }
  }
  memory.mayHaveArrived = false
  options.record?.rejected(key)
  return reject(run, body, error)
}

async function accept<Body, Answer>(
  run: SubmissionRun<Body, Answer>,
  body: Body,
  answer: Answer,
): Promise<Outcome> {
  const { options, client, memory } = run
  forget(run)
  options.onAccepted?.(body, answer)
  const { isChecked, revoked } = await follow(run, answer)
  await Promise.all(touchedKeys(options).map((queryKey) => invalidate(client, queryKey)))
  if (revoked) return reject(run, body, revoked.error, answer)
  if (!memory.signal.aborted) await options.onDone?.(body, answer, { isChecked })
  run.onUnconfirmed(null)
  return { state: { status: 'done' } }
}

/**
 * Only the provider's own rejection revokes the acceptance; any other failure only means that the result is unchecked.
 */
async function follow<Body, Answer>(
  { options, memory, onPending }: SubmissionRun<Body, Answer>,
  answer: Answer,
): Promise<{ isChecked: boolean; revoked?: { error: unknown } }> {
  if (!options.follow) return { isChecked: true }
  onPending({ ...sending, phase: 'following' })
  const onTick = (elapsedMs: number) => {
    if (elapsedMs >= LONG_MS) onPending({ ...sending, phase: 'following', isLong: true })
  }
  try {
    await options.follow(answer, { signal: memory.signal, onTick })
    return { isChecked: true }
  } catch (error) {
    return { isChecked: false, ...(failureOf(error).kind === 'invalid' && { revoked: { error } }) }
  }
}

async function reject<Body, Answer>(
  { options, client, onUnconfirmed }: SubmissionRun<Body, Answer>,
  body: Body,
  error: unknown,
  revoked?: Answer,
): Promise<Outcome> {
  onUnconfirmed(null)
  const handling = await options.onRejected?.(error, body, revoked)
  if (handling === 'handled') return handled(handling)
  // The data that the form was filled from may be outdated.
  for (const queryKey of touchedKeys(options)) void client.invalidateQueries({ queryKey })
  return handling ? handled(handling) : { state: { status: 'rejected', error } }
}

const handled = (handling: FieldErrors | 'handled'): Outcome => ({
  state: { status: 'idle' },
  ...(handling !== 'handled' && { fieldErrors: handling }),
})

const outcomeUnknown = (verification: Verification, error?: unknown): Outcome => ({
  state: { status: 'outcome-unknown', error, verification },
})

const touchedKeys = ({ touches = [] }: Pick<SubmissionOptions<never, never>, 'touches'>) =>
  touches === 'everything' ? [[]] : touches
