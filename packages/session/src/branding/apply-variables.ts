/** Matches the custom properties of color roles, as `createTheme` names them; the values of a few have an alpha. */
const isRole = (name: string) => /^--[a-z-]+$/.test(name)
const isColor = (value: string) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)

/**
 * Sets custom properties over the built ones and removes those set before, then updates the browser's theme color and
 * the icon. No component renders again: all styles read the properties.
 */
export function applyVariables(variables: Readonly<Record<string, string>>, icon: string): void {
  const root = document.documentElement
  const applied = Array.from({ length: root.style.length }, (_, place) => root.style.item(place))
  for (const name of applied) if (isRole(name) && !(name in variables)) root.style.removeProperty(name)
  const shown = getComputedStyle(root)
  for (const [name, color] of Object.entries(variables)) {
    if (isRole(name) && isColor(color) && shown.getPropertyValue(name).trim() !== color) {
      root.style.setProperty(name, color)
    }
  }
  const drawer = shown.getPropertyValue('--drawer').trim()
  if (drawer !== '')
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', drawer)
  const link = document.querySelector('link[rel="icon"]')
  if (!link || icon === '' || link.getAttribute('href') === icon) return
  link.removeAttribute('type')
  link.setAttribute('href', icon)
}
