import * as v from 'valibot'
import {
  type FastLinkOptions,
  type FromLinkingPage,
  type ToLinkingPage,
  toLinkingPageSchema,
} from '../linking-page/linking-messages.ts'

type SendEvent = (payload?: unknown) => void

/** A fake linking page for tests and stories, with the messages it received and functions to send messages. */
export interface LinkingWindow extends Record<'onSuccess' | 'onError' | 'onClose' | 'onEvent', SendEvent> {
  scriptUrl: string
  options: FastLinkOptions
  frame: HTMLIFrameElement
  /** Posts a message, by default from the page’s own origin. */
  post: (kind: FromLinkingPage['kind'], payload?: unknown, origin?: string) => void
}

/**
 * Fakes the linking page in each frame that opens from now on, without loading anything. A `play` that throws simulates
 * a script that opens no window; `until` is the last message that the page sends by itself. Returns a function to stop.
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
      // Runs after the frame is in the document.
      if (until !== 'nothing') queueMicrotask(() => startPage(this, parseOrigin(address), play, until))
    },
  })
  return () => {
    if (source) Object.defineProperty(HTMLIFrameElement.prototype, 'src', source)
  }
}

/** Also works for a page at an IP address, such as a Storybook, whose linking host is not a valid URL. */
const parseOrigin = (address: string): string => address.split('/', 3).join('/')

function startPage(
  frame: HTMLIFrameElement,
  pageOrigin: string,
  play: (opened: LinkingWindow) => void,
  until: 'ready' | 'opened',
): void {
  const frameWindow = frame.contentWindow
  if (!frameWindow) return
  const post: LinkingWindow['post'] = (kind, payload, origin = pageOrigin) => {
    const data: FromLinkingPage = { from: 'linking-page', kind, payload }
    window.dispatchEvent(new MessageEvent('message', { source: frameWindow, origin, data }))
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
  Object.assign(frameWindow, {
    postMessage(message: unknown, origin: string) {
      if (origin === pageOrigin && v.is(toLinkingPageSchema, message)) open(message)
    },
  })
  post('ready')
}

/** Draws the first question of the linking service in its window. */
export function drawFirstQuestion({ frame }: LinkingWindow): void {
  const question = document.createElement('p')
  question.textContent = 'Where do you bank?'
  question.style.padding = '2rem'
  frame.style.display = 'none'
  frame.after(question)
}
