import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FastLinkResult } from './fastlink-outcome.ts'
import { finishLinking, linkInstantly, type LinkingEnds, type LinkingStage } from './instant-linking.ts'

/** Links in a container for as long as the screen is there; leaving it closes the window. */
export function useInstantLink(container: RefObject<HTMLElement | null>, ends: LinkingEnds) {
  const [stage, onStage] = useState<LinkingStage>({ at: 'opening' })
  const listener = { ...ends, onStage }
  const begin = useEffectEvent((frame: HTMLElement, signal: AbortSignal) => {
    void linkInstantly(frame, listener, signal)
  })
  useEffect(() => {
    const leaving = new AbortController()
    if (container.current) begin(container.current, leaving.signal)
    return () => leaving.abort()
  }, [container])
  return { stage, checkAgain: (result: FastLinkResult) => void finishLinking(result, listener) }
}
