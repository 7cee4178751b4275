/**
 * Runs in the page before anything of its own: the same chances, the same made-up ids and an empty storage for every
 * story, which the event `story-begins` announces. It is handed over as source, so it uses nothing from outside itself.
 */
export function makeSteady(): void {
  let seed = 1
  let made = 0
  let awaited = new Set<symbol>()
  // How many answers are awaited is said on the document, where the settling reads it.
  const say = () => document.documentElement?.setAttribute('data-awaited', String(awaited.size))

  const begin = () => {
    seed = 1
    made = 0
    awaited = new Set()
    say()
    // A frame within the page shares its storage.
    if (window.top !== window) return
    localStorage.clear()
    sessionStorage.clear()
  }
  begin()
  window.addEventListener('story-begins', begin)

  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  Math.random = chance
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

  const realFetch = globalThis.fetch
  globalThis.fetch = async (...request) => {
    const story = awaited
    const answer = Symbol('awaited')
    story.add(answer)
    say()
    try {
      return await realFetch(...request)
    } finally {
      story.delete(answer)
      say()
    }
  }
}
