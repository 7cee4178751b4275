import { tenantText } from './tenant-text.ts'

/**
 * The live colours kept from before, set ahead of the first paint, so that the page does not change before one's eyes.
 * They stand in the root key as session's `followBranding` left them, validated; it looks after them from here. Kept
 * beside them is what they were brought over: where the page is stamped with other colours since, they are passed over.
 */
export function showKeptColors(): void {
  try {
    const kept = localStorage.getItem('root') ?? ''
    const [stamped] = /"color_primary":"#\w+","color_secondary":"#\w+"/.exec(tenantText()) ?? []
    if (!stamped || !kept.includes(stamped)) return
    JSON.parse(kept, (name, value: unknown) => {
      if (/^--[a-z-]+$/.test(name) && typeof value === 'string') {
        document.documentElement.style.setProperty(name, value)
      }
      return value
    })
  } catch {
    // Nothing that can be read: the page stays as it was stamped.
  }
}
