import { linkingOriginFor } from '@coffer/branding/linking-host'
import * as v from 'valibot'
import {
  type FromLinkingPage,
  fromLinkingPageSchema,
  type ToLinkingPage,
} from '../linking-page/linking-messages.ts'

/** Timeout for the first message after the load event of the frame. The two may arrive in any order. */
const READY_WAIT_MS = 2000

/**
 * Everything except navigating this page. The vendor’s window inherits these permissions; the pages of banks, which it
 * opens in separate windows, do not. The separate origin, not this list, keeps the script from reading this page.
 */
const sandboxPermissions =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

type FrameEvent = Exclude<FromLinkingPage['kind'], 'ready'>

/**
 * Opens a session of the linking service in a frame of another origin, so that its script can reach neither this page
 * nor its storage. Messages are only accepted from that frame at that origin. Returns a function to remove the frame.
 */
export function openLinkingFrame(
  container: HTMLElement,
  session: Omit<ToLinkingPage, 'to'>,
  onMessage: (kind: FrameEvent, payload: unknown) => void,
): () => void {
  const origin = linkingOriginFor(location.origin)
  const removal = new AbortController()
  const frame = document.createElement('iframe')
  frame.title = container.getAttribute('aria-label') ?? ''
  frame.setAttribute('sandbox', sandboxPermissions)
  frame.src = `${origin}/`
  let isReady = false
  const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || sender !== origin || !v.is(fromLinkingPageSchema, data)) return
    if (data.kind !== 'ready') return onMessage(data.kind, data.payload)
    // A session is sent only once, even if the frame loads another page.
    if (isReady) return
    isReady = true
    const message: ToLinkingPage = { to: 'linking-page', ...session }
    frame.contentWindow?.postMessage(message, origin)
  }
  window.addEventListener('message', receive, { signal: removal.signal })
  const startTimeout = () => {
    const timer = setTimeout(() => !isReady && onMessage('blocked', undefined), READY_WAIT_MS)
    removal.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  frame.addEventListener('load', startTimeout, { signal: removal.signal, once: true })
  container.append(frame)
  return () => {
    removal.abort()
    frame.remove()
  }
}
