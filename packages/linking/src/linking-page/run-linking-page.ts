import * as v from 'valibot'
import { loadFastLink } from './fastlink-script.ts'
import { type FromLinkingPage, type ToLinkingPage, toLinkingPageSchema } from './linking-messages.ts'

/** Id of the element that contains the vendor’s window. */
const CONTAINER_ID = 'linking'

/**
 * Runs the vendor’s script for the application that frames this page. It only accepts messages from the origin of the
 * tenant (`home`), accepts one session, and posts each callback of the script to the tenant. Returns a function to stop
 * listening.
 */
export function runLinkingPage(home: string): () => void {
  const application = window.parent
  const tell = (kind: FromLinkingPage['kind'], payload?: unknown): void => {
    const message: FromLinkingPage = { from: 'linking-page', kind, payload: copyOf(payload) }
    application.postMessage(message, home)
  }
  const listening = new AbortController()
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== application || origin !== home || !v.is(toLinkingPageSchema, data)) return
    listening.abort()
    void openSession(data, tell)
  }
  window.addEventListener('message', receive, { signal: listening.signal })
  tell('ready')
  return () => listening.abort()
}

async function openSession(
  { scriptUrl, options }: ToLinkingPage,
  tell: (kind: FromLinkingPage['kind'], payload?: unknown) => void,
): Promise<void> {
  document.documentElement.lang = options.params.locale.slice(0, 2)
  const fastlink = await loadFastLink(scriptUrl)
  if (!fastlink) return tell('blocked')
  const callbacks = {
    onSuccess: (payload?: unknown) => tell('success', payload),
    onError: (payload?: unknown) => tell('error', payload),
    onEvent: (payload?: unknown) => tell('event', payload),
    onClose: (payload?: unknown) => tell('close', payload),
    onExit: (payload?: unknown) => tell('close', payload),
  }
  try {
    fastlink.open({ ...options, ...callbacks }, CONTAINER_ID)
    tell('opened')
  } catch {
    tell('blocked')
  }
}

/** The part of a payload that can be posted: plain data, without functions. */
function copyOf(payload: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(payload))
  } catch {
    return undefined
  }
}
