import * as v from 'valibot'
import { loadFastLink } from './fastlink-script.ts'
import { type FromLinkingPage, type ToLinkingPage, toLinkingPageSchema } from './linking-messages.ts'

/** Id of the element that contains the vendor’s window. */
const CONTAINER_ID = 'linking'

/**
 * Runs the vendor’s script for the application that frames this page. It only accepts messages from the origin of the
 * tenant, accepts one session, and posts each callback of the script to the tenant. Returns a function to stop
 * listening.
 */
export function runLinkingPage(tenantOrigin: string): () => void {
  const application = window.parent
  const post = (kind: FromLinkingPage['kind'], payload?: unknown): void => {
    const message: FromLinkingPage = { from: 'linking-page', kind, payload: toPlainData(payload) }
    application.postMessage(message, tenantOrigin)
  }
  const listening = new AbortController()
  const receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source !== application || origin !== tenantOrigin || !v.is(toLinkingPageSchema, data)) return
    listening.abort()
    void openSession(data, post)
  }
  window.addEventListener('message', receive, { signal: listening.signal })
  post('ready')
  return () => listening.abort()
}

async function openSession(
  { scriptUrl, options }: ToLinkingPage,
  post: (kind: FromLinkingPage['kind'], payload?: unknown) => void,
): Promise<void> {
  document.documentElement.lang = options.params.locale.slice(0, 2)
  const fastlink = await loadFastLink(scriptUrl)
  if (!fastlink) return post('blocked')
  const callbacks = {
    onSuccess: (payload?: unknown) => post('success', payload),
    onError: (payload?: unknown) => post('error', payload),
    onEvent: (payload?: unknown) => post('event', payload),
    onClose: (payload?: unknown) => post('close', payload),
    onExit: (payload?: unknown) => post('close', payload),
  }
  try {
    fastlink.open({ ...options, ...callbacks }, CONTAINER_ID)
    post('opened')
  } catch {
    post('blocked')
  }
}

/** The part of a payload that can be posted: plain data, without functions. */
function toPlainData(payload: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(payload))
  } catch {
    return undefined
  }
}
