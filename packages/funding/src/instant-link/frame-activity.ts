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
 * Watches the element that holds the window: as long as the focus is inside it and the page is in sight, the person is busy.
 * `touched` reports a sure sign, such as a message of the window.
 */
export function watchFrame(container: HTMLElement): { touched: () => void; stop: () => void } {
  let lastSign = Date.now()
  let wasInside = false
  const timer = setInterval(() => {
    const isInside = container.contains(document.activeElement) && document.visibilityState === 'visible'
    if (isInside && !wasInside) lastSign = Date.now()
    wasInside = isInside
    if (isInside && Date.now() - lastSign < IDLE_MS) announce()
  }, LOOK_MS)
  return {
    touched() {
      lastSign = Date.now()
      announce()
    },
    stop: () => clearInterval(timer),
  }
}
