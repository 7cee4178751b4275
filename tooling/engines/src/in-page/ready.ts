import { isVisible } from './find.ts'
import { read } from './read.ts'

const boxes = new WeakMap<Element, string>()

/** The point that the driver presses: the middle of the visible part of an element's first line. */
function pressPoint(element: Element): { x: number; y: number } {
  const { left, top, right, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
  const middle = (from: number, to: number, limit: number) => (Math.max(0, from) + Math.min(limit, to)) / 2
  return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) }
}

/** The reason why a person could not use an element yet; null if they could. */
export function obstacle(element: Element, use: 'press' | 'edit' | 'focus'): string | null {
  if (!isVisible(element)) return 'is not visible'
  if (use !== 'focus' && read(element, 'disabled') === true) return 'is disabled'
  if (use === 'edit' && read(element, 'editable') === false) return 'is not editable'
  if (use !== 'press') return null
  const box = JSON.stringify(element.getBoundingClientRect())
  const isStable = boxes.get(element) === box
  boxes.set(element, box)
  if (!isStable) return 'moves'
  const { x, y } = pressPoint(element)
  const hit = document.elementFromPoint(x, y)
  if (hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element))
    return null
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  return hit ? `is covered by ${hit.outerHTML.slice(0, 120)}` : 'is outside of the window'
}
