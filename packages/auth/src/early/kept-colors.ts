/**
 * The live colours kept from before, set ahead of the first paint, so that the page does not change before one's eyes.
 * They stand in the root key as session's `followBranding` left them, validated; it looks after them from here.
 */
export function showKeptColors(): void {
  try {
    JSON.parse(localStorage.getItem('root') ?? '{}', (name, value: unknown) => {
      if (/^--[a-z-]+$/.test(name) && typeof value === 'string') {
        document.documentElement.style.setProperty(name, value)
      }
      return value
    })
  } catch {
    // Nothing that can be read: the page stays as it was stamped.
  }
}
