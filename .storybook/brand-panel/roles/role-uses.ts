import type { Role } from '../../../packages/branding/src/roles.ts'

/** A color that no brand has: the elements that change with it use the role. */
const probe = 'rgb(1, 2, 3)'
const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, text'

/** The elements of a document that are painted with the custom property of a role. */
export function findElementsUsingRole(page: Document, role: Role): readonly Element[] {
  const { documentElement: root } = page
  const elements = [...page.body.querySelectorAll('*')]
  const value = root.style.getPropertyValue(`--${role}`)
  const still = page.createElement('style')
  // A transition would start from the color before.
  still.textContent = '*, ::before, ::after { transition: none !important }'
  page.head.append(still)
  const before = elements.map(paintedColors)
  root.style.setProperty(`--${role}`, probe)
  const uses = elements.filter((element, index) => paintedColors(element) !== before[index])
  root.style.setProperty(`--${role}`, value)
  still.remove()
  return uses
}

/** Every color that an element itself paints. A text color counts only if the element has text. */
function paintedColors(element: Element): string {
  const own = getComputedStyle(element)
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  )
  return [
    hasText || element.matches('input, select, textarea') ? own.color : '',
    element.matches(shapes) ? `${own.fill} ${own.stroke}` : '',
    boxColors(own),
    ...['::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      return style.content === 'none' ? '' : `${style.color} ${boxColors(style)}`
    }),
  ].join('|')
}

function boxColors(style: CSSStyleDeclaration): string {
  const edges = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
    Number.parseFloat(style[`border${side}Width`]) > 0 ? style[`border${side}Color`] : '',
  )
  return [style.backgroundColor, style.backgroundImage, style.boxShadow, ...edges].join(' ')
}
