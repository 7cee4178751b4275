import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'
let isPrintAsked = false

function subscribe(onChange: () => void): () => void {
  const set = (isAsked: boolean) => () => {
    isPrintAsked = isAsked
    // The browser captures the page as soon as this event is handled.
    flushSync(onChange)
  }
  const begin = set(true)
  const end = set(false)
  const media = matchMedia(PRINT)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  media.addEventListener('change', onChange)
  return () => {
    isPrintAsked = false
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', onChange)
  }
}

/** Whether the page is being printed. For print content that is too expensive to render otherwise. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrintAsked || matchMedia(PRINT).matches,
    () => false,
  )
