import { startInstantLink } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import type { FastLinkResult, LinkingFailure } from './fastlink-outcome.ts'
import { runFastLink } from './fastlink-session.ts'
import { watchFrame } from './frame-activity.ts'

/** Stage of the linking window. `linked`: closed with a result to report to the provider. */
export type WindowStage =
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
export async function runLinkingWindow(
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
