type Listener = () => void

/** Interval of the checks for activity in the linking window. */
const CHECK_INTERVAL_MS = 20_000
/** The linking service ends its own session after this idle time, so activity is not assumed for longer. */
const IDLE_MS = 30 * 60_000

const listeners = new Set<Listener>()

/**
 * Calls the listener on activity in the linking window, to keep the session alive. This page receives no keyboard or
 * pointer events from that window. Returns a function to unsubscribe.
 */
export function onFrameActivity(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Watches the element that contains the window. Focus or mouse inside it count as activity while the page is visible.
 * Entering the element and messages from it reset the idle time; `reportActivity` reports other interactions.
 */
export function watchFrame(container: HTMLElement): { reportActivity: () => void; stop: () => void } {
  const stopping = new AbortController()
  const { signal } = stopping
  let lastActivityAt = Date.now()
  let hadFocus = false
  let hasMouse = false
  const reportActivity = () => {
    lastActivityAt = Date.now()
    announce()
  }
  container.addEventListener('mouseenter', () => ((hasMouse = true), reportActivity()), { signal })
  container.addEventListener('mouseleave', () => ((hasMouse = false), reportActivity()), { signal })
  window.addEventListener('message', ({ source }) => isFrameIn(container, source) && reportActivity(), {
    signal,
  })
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    const hasFocus = container.contains(document.activeElement)
    if (hasFocus && !hadFocus) lastActivityAt = Date.now()
    hadFocus = hasFocus
    if ((hasFocus || hasMouse) && Date.now() - lastActivityAt < IDLE_MS) announce()
  }, CHECK_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return { reportActivity, stop: () => stopping.abort() }
}

const isFrameIn = (container: HTMLElement, source: MessageEventSource | null): boolean =>
  source !== null && [...container.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source)
