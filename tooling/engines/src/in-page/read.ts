import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { isVisible } from './find.ts'
import type { Property } from './steps.ts'
import { normalize } from './texts.ts'

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null

const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true'

const isField = (element: Element) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

function isInViewport(element: Element): boolean {
  const { top, left, bottom, right } = element.getBoundingClientRect()
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

const readers: Readonly<Record<string, (element: Element) => string | boolean | null>> = {
  accessibleDescription: (element) => normalize(computeAccessibleDescription(element)),
  accessibleName: (element) => normalize(computeAccessibleName(element)),
  checked: isChecked,
  disabled: isDisabled,
  editable: (element) => !isDisabled(element) && !element.matches(':read-only:not(select)'),
  focused: (element) => document.hasFocus() && document.activeElement === element,
  innerText: (element) => (element instanceof HTMLElement ? element.innerText : (element.textContent ?? '')),
  inViewport: isInViewport,
  text: (element) => element.textContent ?? '',
  value: (element) => (isField(element) ? element.value : null),
  visible: isVisible,
}

/** A property of an element. */
export function read(element: Element, property: Property): string | boolean | null {
  const [kind = '', name = ''] = property.split(' ')
  if (kind === 'attribute') return element.getAttribute(name)
  if (kind === 'style') return getComputedStyle(element).getPropertyValue(name)
  return readers[kind]?.(element) ?? null
}
