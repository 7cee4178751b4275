import { depositorQuery } from '@coffer/api-client/depositor'
import {
  finishInstantLink,
  type InstantLinkAnswer,
  linkedAccountsQuery,
  startInstantLink,
} from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FastLinkResult, LinkingFailure } from './fastlink-outcome.ts'
import { runFastLink } from './fastlink-session.ts'
import { watchFrame } from './frame-activity.ts'

/**
 * Stage of instant linking. `rejected`: the provider rejected the account after the bank agreed, for example because it
 * is locked. `unconfirmed`: the bank agreed, but the provider’s response was lost.
 */
export type LinkingStage =
  | Exclude<WindowStage, { status: 'linked' }>
  | { status: 'finishing' }
  | { status: 'rejected'; error: unknown }
  | { status: 'unconfirmed'; error: unknown; checkAgain: () => void }

export interface LinkingCallbacks {
  onLinked: (answer: InstantLinkAnswer) => void
  onFailed: (reason: LinkingFailure) => void
}

/** Links in a container and reports the result. Unmounting closes the window but does not cancel a pending report. */
export function useInstantLink(
  container: RefObject<HTMLElement | null>,
  { onLinked, onFailed }: LinkingCallbacks,
): LinkingStage {
  const [stage, setStage] = useState<WindowStage>({ status: 'opening' })
  // Idempotent: repeating a result does not link an account twice.
  const { state, submit } = useSubmission<FastLinkResult, InstantLinkAnswer>({
    send: (result) => finishInstantLink(result),
    touches: [depositorQuery().queryKey, linkedAccountsQuery().queryKey],
    onDone(_, answer) {
      if (answer.success) onLinked(answer)
      else onFailed('refused')
    },
    onRejected(error) {
      if (failureOf(error).kind !== 'invalid') return undefined
      onFailed('refused')
      return 'handled'
    },
  })
  const onStage = useEffectEvent((next: WindowStage) => {
    setStage(next)
    if (next.status === 'linked') void submit(next.result)
  })
  const run = useEffectEvent((frame: HTMLElement, signal: AbortSignal) => {
    void runLinkingWindow(frame, { onStage, onFailed }, signal)
  })
  useEffect(() => {
    const unmounting = new AbortController()
    if (container.current) run(container.current, unmounting.signal)
    return () => unmounting.abort()
  }, [container])
  return stage.status === 'linked' ? reportingStage(state, () => void submit(stage.result)) : stage
}

function reportingStage(state: SubmissionState, checkAgain: () => void): LinkingStage {
  if (state.status !== 'rejected' && state.status !== 'outcome-unknown') return { status: 'finishing' }
  const { error } = state
  const { kind } = failureOf(error)
  const isRejected = state.status === 'rejected' && (kind === 'forbidden' || kind === 'rejected')
  return isRejected ? { status: 'rejected', error } : { status: 'unconfirmed', error, checkAgain }
}

/** Stage of the linking window. `linked`: closed with a result to report to the provider. */
type WindowStage =
  | { status: 'opening' }
  | { status: 'open' }
  | { status: 'stopped'; reason: 'blocked' | 'expired' | 'quit' }
  | { status: 'failed'; error: unknown }
  | { status: 'linked'; result: FastLinkResult }

interface LinkingWindowListener {
  onStage: (stage: WindowStage) => void
  onFailed: (reason: LinkingFailure) => void
}

/** Runs one linking session in an element. Aborting closes its window without another callback. */
async function runLinkingWindow(
  frame: HTMLElement,
  { onStage, onFailed }: LinkingWindowListener,
  signal: AbortSignal,
): Promise<void> {
  const watch = watchFrame(frame)
  try {
    const ticket = await startInstantLink({ signal })
    const end = await runFastLink(ticket, {
      container: frame,
      now: providerNow,
      onOpen: () => onStage({ status: 'open' }),
      onActivity: watch.reportActivity,
      signal,
    })
    if (signal.aborted) return
    if (end.status === 'linked') onStage(end)
    else if (end.status === 'failed') onFailed(end.reason)
    else onStage({ status: 'stopped', reason: end.status })
  } catch (error) {
    if (!signal.aborted) onStage({ status: 'failed', error })
  } finally {
    watch.stop()
  }
}
