import * as v from 'valibot'
import {
  type FastLinkOptions,
  type FromLinkingPage,
  type ToLinkingPage,
  toLinkingPageSchema,
} from '../linking-page/linking-messages.ts'

type Tell = (payload?: unknown) => void

/** A linking page as a test or a story plays it: what it was sent, and what it can tell. */
export interface LinkingWindow extends Record<'onSuccess' | 'onError' | 'onClose' | 'onEvent', Tell> {
  scriptUrl: string
  options: FastLinkOptions
  frame: HTMLIFrameElement
  /** A message as the page posts it, by default from its own origin. */
  post: (kind: FromLinkingPage['kind'], payload?: unknown, origin?: string) => void
}

/**
 * Plays the linking page in each frame that opens from now on; nothing is loaded. A play that throws is a script that
 * opens no window; `until` is the last that the page reports by itself. Returns how to end it.
 */
export function withLinkingPage(
  play: (opened: LinkingWindow) => void,
  until: 'nothing' | 'ready' | 'opened' = 'opened',
): () => void {
  const source = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src')
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLIFrameElement, address: string) {
      this.srcdoc = ''
      // Once the frame is in the document.
      if (until !== 'nothing') queueMicrotask(() => startPage(this, originOf(address), play, until))
    },
  })
  return () => {
    if (source) Object.defineProperty(HTMLIFrameElement.prototype, 'src', source)
  }
}

/** Also of a page at an IP address, where a Storybook may be served, whose linking host is no URL. */
const originOf = (address: string): string => address.split('/', 3).join('/')

function startPage(
  frame: HTMLIFrameElement,
  home: string,
  play: (opened: LinkingWindow) => void,
  until: 'ready' | 'opened',
): void {
  const own = frame.contentWindow
  if (!own) return
  const post: LinkingWindow['post'] = (kind, payload, origin = home) => {
    const data: FromLinkingPage = { from: 'linking-page', kind, payload }
    window.dispatchEvent(new MessageEvent('message', { source: own, origin, data }))
  }
  const open = ({ scriptUrl, options }: ToLinkingPage) => {
    try {
      play({
        scriptUrl,
        options,
        frame,
        post,
        onSuccess: (payload) => post('success', payload),
        onError: (payload) => post('error', payload),
        onClose: (payload) => post('close', payload),
        onEvent: (payload) => post('event', payload),
      })
      if (until === 'opened') post('opened')
    } catch {
      post('blocked')
    }
  }
  Object.assign(own, {
    postMessage(message: unknown, origin: string) {
      if (origin === home && v.is(toLinkingPageSchema, message)) open(message)
    },
  })
  post('ready')
}

/** A window that shows the linking service's first question. */
export function drawnWindow({ frame }: LinkingWindow): void {
  const question = document.createElement('p')
  question.textContent = 'Where do you bank?'
  question.style.padding = '2rem'
  frame.style.display = 'none'
  frame.after(question)
}
