import { tenantText } from './tenant-text.ts'

/**
 * Applies cached live colors before the first paint, so that the page does not change color later. Session stores them
 * validated in the root key, beside the build's colors they replace; they are ignored when the page was since built with
 * other colors.
 */
export function applyCachedColors(): void {
  try {
    const cached = localStorage.getItem('root') ?? ''
    const [builtColors] = /"color_primary":"#\w+","color_secondary":"#\w+"/.exec(tenantText()) ?? []
    if (!builtColors || !cached.includes(builtColors)) return
    const dark = document.querySelector<HTMLStyleElement>('style[data-dark]')
    const shown = dark && matchMedia(dark.media).matches ? 'darkVariables' : 'variables'
    JSON.parse(cached, (key, value: object) => {
      for (const [name, color] of Object.entries(key === shown ? value : {})) {
        if (/^--[a-z-]+$/.test(name)) document.documentElement.style.setProperty(name, `${color}`)
      }
      return value
    })
  } catch {
    // Unreadable storage: the colors of the build stay.
  }
}
