type Listener = () => void

/** Interval of the checks for activity in the linking window. */
const CHECK_INTERVAL_MS = 20_000
/** Idle time after which the linking service ends its own session, so that nobody counts as active for longer. */
const IDLE_MS = 30 * 60_000

const listeners = new Set<Listener>()

/**
 * Calls the listener on activity in the linking service's window, whose keys and clicks this page cannot see, to keep
 * the session alive. Returns how to unsubscribe.
 */
export function onFrameActivity(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

/**
 * Watches the element that holds the window: focus or mouse inside it while the page is visible count as activity.
 * Entering it and its own messages reset the idle time; `reportActivity` reports other signs.
 */
export function watchFrame(container: HTMLElement): { reportActivity: () => void; stop: () => void } {
  const leaving = new AbortController()
  const { signal } = leaving
  let lastSign = Date.now()
  let hadFocus = false
  let hasMouse = false
  const reportActivity = () => {
    lastSign = Date.now()
    announce()
  }
  container.addEventListener('mouseenter', () => ((hasMouse = true), reportActivity()), { signal })
  container.addEventListener('mouseleave', () => ((hasMouse = false), reportActivity()), { signal })
  window.addEventListener('message', ({ source }) => isFrameOf(container, source) && reportActivity(), {
    signal,
  })
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    const hasFocus = container.contains(document.activeElement)
    if (hasFocus && !hadFocus) lastSign = Date.now()
    hadFocus = hasFocus
    if ((hasFocus || hasMouse) && Date.now() - lastSign < IDLE_MS) announce()
  }, CHECK_INTERVAL_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return { reportActivity, stop: () => leaving.abort() }
}

const isFrameOf = (container: HTMLElement, source: MessageEventSource | null): boolean =>
  source !== null && [...container.querySelectorAll('iframe')].some((frame) => frame.contentWindow === source)
