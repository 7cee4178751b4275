import { failureOf } from '@coffer/errors/failure-of'
import { finishInstantLink, type InstantLinkAnswer, startInstantLink } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import type { FastLinkResult, LinkingFailure } from './fastlink-outcome.ts'
import { runFastLink } from './fastlink-session.ts'
import { watchFrame } from './frame-activity.ts'

/**
 * Stage of instant linking. `rejected`: by the provider after the bank agreed, such as an account that is locked.
 * `unconfirmed`: the bank agreed, and the provider's answer was lost.
 */
export type LinkingStage =
  | { status: 'opening' }
  | { status: 'open' }
  | { status: 'finishing' }
  | { status: 'stopped'; reason: 'blocked' | 'expired' | 'quit' }
  | { status: 'failed'; error: unknown }
  | { status: 'rejected'; error: unknown }
  | { status: 'unconfirmed'; result: FastLinkResult; error: unknown }

export interface LinkingCallbacks {
  onLinked: (answer: InstantLinkAnswer) => void
  onFailed: (reason: LinkingFailure) => void
}

export interface LinkingListener extends LinkingCallbacks {
  onStage: (stage: LinkingStage) => void
}

/** One linking session in a frame, up to the provider's answer. Aborting closes it without another callback. */
export async function linkInstantly(
  frame: HTMLElement,
  listener: LinkingListener,
  signal: AbortSignal,
): Promise<void> {
  const watch = watchFrame(frame)
  try {
    const ticket = await startInstantLink({ signal })
    const end = await runFastLink(ticket, {
      containerId: frame.id,
      now: providerNow,
      onOpen: () => listener.onStage({ status: 'open' }),
      onActivity: watch.reportActivity,
      signal,
    })
    if (signal.aborted) return
    if (end.status === 'linked') await finishLinking(end.result, listener, signal)
    else if (end.status === 'failed') listener.onFailed(end.reason)
    else listener.onStage({ status: 'stopped', reason: end.status })
  } catch (error) {
    if (!signal.aborted) listener.onStage({ status: 'failed', error })
  } finally {
    watch.stop()
  }
}

/** Reports the result of the linking window. Repeating it links nothing twice. */
export async function finishLinking(
  result: FastLinkResult,
  { onStage, onLinked, onFailed }: LinkingListener,
  signal?: AbortSignal,
): Promise<void> {
  onStage({ status: 'finishing' })
  try {
    const answer = await finishInstantLink(result, { signal })
    if (answer.success) onLinked(answer)
    else onFailed('refused')
  } catch (error) {
    if (signal?.aborted) return
    const failure = failureOf(error)
    if (failure.kind === 'invalid') onFailed('refused')
    else if (failure.kind === 'forbidden' || failure.kind === 'rejected')
      onStage({ status: 'rejected', error })
    else onStage({ status: 'unconfirmed', result, error })
  }
}
