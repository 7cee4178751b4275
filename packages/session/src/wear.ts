/** The custom properties of roles, and what `createTheme` makes: colours, a few of them with an alpha. */
const isRole = (name: string) => /^--[a-z-]+$/.test(name)
const isColor = (value: string) => /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(value)

/**
 * Gives the page these colours over those that it was stamped with, and takes back what it wore over them before; the
 * browser's own bar and the page's icon go with them. Nothing is drawn anew: everything reads the properties.
 */
export function wearVariables(variables: Readonly<Record<string, string>>, icon: string): void {
  const root = document.documentElement
  const worn = Array.from({ length: root.style.length }, (_, place) => root.style.item(place))
  for (const name of worn) if (isRole(name) && !(name in variables)) root.style.removeProperty(name)
  const shown = getComputedStyle(root)
  for (const [name, color] of Object.entries(variables)) {
    if (isRole(name) && isColor(color) && shown.getPropertyValue(name).trim() !== color) {
      root.style.setProperty(name, color)
    }
  }
  const drawer = shown.getPropertyValue('--drawer').trim()
  if (drawer !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', drawer)
  const link = document.querySelector('link[rel="icon"]')
  if (!link || icon === '' || link.getAttribute('href') === icon) return
  link.removeAttribute('type')
  link.setAttribute('href', icon)
}
