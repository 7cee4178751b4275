import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const PRINT = 'print'
let isPrintRequested = false

function subscribe(onChange: () => void): () => void {
  const set = (isRequested: boolean) => () => {
    isPrintRequested = isRequested
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
    isPrintRequested = false
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    media.removeEventListener('change', onChange)
  }
}

/** Whether the page is being printed. For print content that is too expensive to render otherwise. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrintRequested || matchMedia(PRINT).matches,
    () => false,
  )
