import { linkingOriginOf } from '@coffer/branding/linking-host'
import * as v from 'valibot'
import {
  type FromLinkingPage,
  fromLinkingPageSchema,
  type ToLinkingPage,
} from '../linking-page/linking-messages.ts'

/** How long a frame that has loaded may take to report itself: its message and its load event come in any order. */
const READY_WAIT_MS = 2000

/**
 * All but navigating this page: the service's window inherits it, and the pages of banks, which it opens in windows of
 * their own, do not. That the script cannot read this page is for its origin, not for these.
 */
const permitted =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

type Heard = Exclude<FromLinkingPage['kind'], 'ready'>

/**
 * Opens a session of the linking service in a frame of another origin: whatever its script does there, it reaches neither
 * this page nor its storage. Messages count only from that frame while it shows that origin. Returns how to remove it.
 */
export function openLinkingFrame(
  container: HTMLElement,
  session: Omit<ToLinkingPage, 'to'>,
  hear: (kind: Heard, payload: unknown) => void,
): () => void {
  const origin = linkingOriginOf(location.origin)
  const leaving = new AbortController()
  const frame = document.createElement('iframe')
  frame.title = container.getAttribute('aria-label') ?? ''
  frame.setAttribute('sandbox', permitted)
  frame.src = `${origin}/`
  let isReady = false
  const receive = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || sender !== origin || !v.is(fromLinkingPageSchema, data)) return
    if (data.kind !== 'ready') return hear(data.kind, data.payload)
    // A session is sent once, whatever the frame loads next.
    if (isReady) return
    isReady = true
    const message: ToLinkingPage = { to: 'linking-page', ...session }
    frame.contentWindow?.postMessage(message, origin)
  }
  window.addEventListener('message', receive, { signal: leaving.signal })
  const giveUp = () => {
    const timer = setTimeout(() => !isReady && hear('blocked', undefined), READY_WAIT_MS)
    leaving.signal.addEventListener('abort', () => clearTimeout(timer))
  }
  frame.addEventListener('load', giveUp, { signal: leaving.signal, once: true })
  container.append(frame)
  return () => {
    leaving.abort()
    frame.remove()
  }
}
