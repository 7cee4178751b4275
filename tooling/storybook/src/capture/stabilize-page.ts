/**
 * Runs in the page before its own scripts: the same random numbers and ids and an empty storage for every story, reset
 * by the event `before-story`. Serialized into the page, so it may use nothing from outside itself.
 */
export function stabilizePage(): void {
  let seed = 1
  let lastId = 0
  let pendingCalls = new Set<symbol>()
  let hangingCalls = 0
  // The document element has the number of pending calls, for `waitUntilSettled`.
  const publish = () =>
    document.documentElement?.setAttribute(
      'data-pending-calls',
      String(Math.max(0, pendingCalls.size - hangingCalls)),
    )

  const reset = () => {
    seed = 1
    lastId = 0
    pendingCalls = new Set()
    hangingCalls = 0
    publish()
    // A frame shares the storage of its page, which clears it.
    if (window.top !== window) return
    localStorage.clear()
    sessionStorage.clear()
  }
  reset()
  window.addEventListener('before-story', reset)
  window.addEventListener('call-hangs', () => {
    hangingCalls += 1
    publish()
  })

  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++lastId).padStart(12, '0')}`

  // Storybook's highlighter, which is not visible here, reads the style of every element after each change.
  let features = {}
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (named: object) => {
      features = { ...named, highlight: false }
    },
  })

  const originalFetch = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const callsOfStory = pendingCalls
    const call = Symbol('call')
    callsOfStory.add(call)
    publish()
    try {
      const answer = await originalFetch(...request)
      // Waits for the body too: while it arrives, nothing else shows that the page is busy.
      await answer
        .clone()
        .arrayBuffer()
        .catch(() => undefined)
      return answer
    } finally {
      callsOfStory.delete(call)
      publish()
    }
  }
}
