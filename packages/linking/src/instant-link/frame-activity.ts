type Listener = () => void

/** How often a person in the linking window is noticed. */
const LOOK_MS = 20_000
/** The linking service ends a session of its own after this long without a touch; so nobody counts as busy for longer. */
const IDLE_MS = 30 * 60_000

const listeners = new Set<Listener>()

/**
 * Calls back whenever a person is busy in the linking service's window, whose keys and clicks this page cannot see.
 * Whoever keeps the session alive subscribes. Returns how to stop.
 */
export function onFrameActivity(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Watches the element that holds the window: as long as the focus or the mouse is inside it and the page is in sight,
 * the person is busy. Entering it and its own messages are sure signs; `touched` reports others.
 */
export function watchFrame(container: HTMLElement): { touched: () => void; stop: () => void } {
  const leaving = new AbortController()
  const { signal } = leaving
  let lastSign = Date.now()
  let hadFocus = false
  let hasMouse = false
  const touched = () => {
    lastSign = Date.now()
    announce()
  }
  container.addEventListener('mouseenter', () => ((hasMouse = true), touched()), { signal })
  container.addEventListener('mouseleave', () => ((hasMouse = false), touched()), { signal })
  window.addEventListener('message', ({ source }) => isFrameOf(container, source) && touched(), { signal })
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    const hasFocus = container.contains(document.activeElement)
    if (hasFocus && !hadFocus) lastSign = Date.now()
    hadFocus = hasFocus
    if ((hasFocus || hasMouse) && Date.now() - lastSign < IDLE_MS) announce()
  }, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return { touched, stop: () => leaving.abort() }
}

const isFrameOf = (container: HTMLElement, source: MessageEventSource | null): boolean =>
  source !== null && [...container.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source)
