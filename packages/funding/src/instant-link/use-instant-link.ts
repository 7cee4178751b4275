import { finishInstantLink, type InstantLinkAnswer, startInstantLink } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { failureOf } from '../problem/failure-of.ts'
import type { FastLinkResult, LinkingFailure } from './fastlink-outcome.ts'
import { runFastLink } from './fastlink-session.ts'
import { watchFrame } from './frame-activity.ts'

/** Where linking stands. `unconfirmed`: the bank said yes, our provider has not answered yet. */
export type LinkingStage =
  | { at: 'opening' }
  | { at: 'open' }
  | { at: 'finishing' }
  | { at: 'stopped'; because: 'blocked' | 'expired' | 'quit' }
  | { at: 'refused'; error: unknown }
  | { at: 'unconfirmed'; result: FastLinkResult; error: unknown }

export interface LinkingEnds {
  onLinked: (answer: InstantLinkAnswer) => void
  onFailed: (because: LinkingFailure) => void
}

/** Runs one linking session in a container, from its opening to the provider's word. Leaving the screen closes it. */
export function useInstantLink(
  container: RefObject<HTMLElement | null>,
  { onLinked, onFailed }: LinkingEnds,
) {
  const [stage, setStage] = useState<LinkingStage>({ at: 'opening' })

  async function finish(result: FastLinkResult, signal?: AbortSignal) {
    setStage({ at: 'finishing' })
    try {
      const answer = await finishInstantLink(result, { signal })
      if (answer.success) onLinked(answer)
      else onFailed('refused')
    } catch (error) {
      if (signal?.aborted) return
      if (failureOf(error).kind === 'invalid') onFailed('refused')
      else setStage({ at: 'unconfirmed', result, error })
    }
  }

  async function link(frame: HTMLElement, signal: AbortSignal) {
    const watch = watchFrame(frame)
    try {
      const ticket = await startInstantLink({ signal })
      const end = await runFastLink(ticket, {
        containerId: frame.id,
        now: providerNow,
        onOpen: () => setStage({ at: 'open' }),
        onActivity: watch.touched,
        signal,
      })
      if (signal.aborted) return
      if (end.kind === 'linked') await finish(end.result, signal)
      else if (end.kind === 'failed') onFailed(end.because)
      else setStage({ at: 'stopped', because: end.kind })
    } catch (error) {
      if (!signal.aborted) setStage({ at: 'refused', error })
    } finally {
      watch.stop()
    }
  }

  const begin = useEffectEvent(link)
  useEffect(() => {
    const leaving = new AbortController()
    if (container.current) void begin(container.current, leaving.signal)
    return () => leaving.abort()
  }, [container])

  return {
    stage,
    /** Reports the same result once more; nothing is linked twice. */
    checkAgain: (result: FastLinkResult) => void finish(result),
  }
}
