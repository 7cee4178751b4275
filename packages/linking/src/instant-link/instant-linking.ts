import { failureOf } from '@coffer/errors/failure-of'
import { finishInstantLink, type InstantLinkAnswer, startInstantLink } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import type { FastLinkResult, LinkingFailure } from './fastlink-outcome.ts'
import { runFastLink } from './fastlink-session.ts'
import { watchFrame } from './frame-activity.ts'

/**
 * Where linking stands. `turned-away`: the bank said yes and our provider no, such as to an account that is locked.
 * `unconfirmed`: the bank said yes, our provider has not answered yet.
 */
export type LinkingStage =
  | { at: 'opening' }
  | { at: 'open' }
  | { at: 'finishing' }
  | { at: 'stopped'; because: 'blocked' | 'expired' | 'quit' }
  | { at: 'refused'; error: unknown }
  | { at: 'turned-away'; error: unknown }
  | { at: 'unconfirmed'; result: FastLinkResult; error: unknown }

export interface LinkingEnds {
  onLinked: (answer: InstantLinkAnswer) => void
  onFailed: (because: LinkingFailure) => void
}

export interface LinkingListener extends LinkingEnds {
  onStage: (stage: LinkingStage) => void
}

/** One linking session in a frame, from asking for it to the provider's word. Aborting closes it and says nothing more. */
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
      onOpen: () => listener.onStage({ at: 'open' }),
      onActivity: watch.touched,
      signal,
    })
    if (signal.aborted) return
    if (end.kind === 'linked') await finishLinking(end.result, listener, signal)
    else if (end.kind === 'failed') listener.onFailed(end.because)
    else listener.onStage({ at: 'stopped', because: end.kind })
  } catch (error) {
    if (!signal.aborted) listener.onStage({ at: 'refused', error })
  } finally {
    watch.stop()
  }
}

/** Reports what the linking window said. Repeated, it links nothing twice. */
export async function finishLinking(
  result: FastLinkResult,
  { onStage, onLinked, onFailed }: LinkingListener,
  signal?: AbortSignal,
): Promise<void> {
  onStage({ at: 'finishing' })
  try {
    const answer = await finishInstantLink(result, { signal })
    if (answer.success) onLinked(answer)
    else onFailed('refused')
  } catch (error) {
    if (signal?.aborted) return
    const failure = failureOf(error)
    if (failure.kind === 'invalid') onFailed('refused')
    else if (failure.kind === 'forbidden' || failure.kind === 'rejected')
      onStage({ at: 'turned-away', error })
    else onStage({ at: 'unconfirmed', result, error })
  }
}
