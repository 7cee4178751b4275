/**
 * Runs in the page before anything of its own: the same chances, the same made-up ids and an empty storage at
 * every load. It is handed over as source, so it uses nothing from outside itself.
 */
export function makeSteady(): void {
  let seed = 1
  const chance = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  Math.random = chance
  let made = 0
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`

  // How many answers are awaited is said on the document, where the settling reads it.
  let awaited = 0
  const say = (change: number) => {
    awaited += change
    document.documentElement?.setAttribute('data-awaited', String(awaited))
  }
  const realFetch = globalThis.fetch
  globalThis.fetch = async (...request) => {
    say(1)
    try {
      return await realFetch(...request)
    } finally {
      say(-1)
    }
  }

  // A frame within the page shares its storage.
  if (window.top !== window) return
  localStorage.clear()
  sessionStorage.clear()
}
