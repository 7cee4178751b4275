import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { FastLinkResult } from './fastlink-outcome.ts'
import { finishLinking, linkInstantly, type LinkingCallbacks, type LinkingStage } from './instant-linking.ts'

/** Links in a container until the screen is left, which closes the window. */
export function useInstantLink(container: RefObject<HTMLElement | null>, callbacks: LinkingCallbacks) {
  const [stage, onStage] = useState<LinkingStage>({ status: 'opening' })
  const listener = { ...callbacks, onStage }
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
