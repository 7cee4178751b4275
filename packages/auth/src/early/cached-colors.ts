import { tenantText } from './tenant-text.ts'

/**
 * Applies cached live colors before the first paint, so that the page does not change color later. The session package
 * stores them, validated, in the root key together with the build’s colors that they replace. If the page has since
 * been built with other colors, the cache is ignored.
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
    // If storage cannot be read, the colors of the build remain.
  }
}
