import { configure, queryAllByLabelText, queryAllByRole, queryAllByTitle } from '@testing-library/dom'
import { computeAccessibleName } from 'dom-accessibility-api'
import type { FilterStep, RoleOptions, Step, TextMatch } from './steps.ts'
import { matches } from './texts.ts'

configure({ computedStyleSupportsPseudoElements: true })

const accepts = (match: TextMatch) => (actual: string) => matches(actual, match)

/** Whether an element takes space on the page and is not hidden by its style. */
export function isVisible(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

const visibleText = (element: Element): string =>
  element instanceof HTMLInputElement && ['button', 'submit'].includes(element.type)
    ? element.value
    : (element.textContent ?? '')

/** The innermost elements with a text. */
function byText(root: Element, match: TextMatch): Element[] {
  const found = [...root.querySelectorAll('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) && matches(visibleText(element), match),
  )
  return found.filter((element) => ![...element.children].some((child) => found.includes(child)))
}

function byRole(root: HTMLElement, role: string, { name, includeHidden, ...states }: RoleOptions) {
  const options = { ...states, hidden: includeHidden ?? false, ...(name && { name: accepts(name) }) }
  const found: Element[] = queryAllByRole(root, role, options)
  return role === 'link' ? [...found, ...linksToThisPage(root, name)] : found
}

/** Links with an empty href, which Testing Library does not treat as links. */
const linksToThisPage = (root: HTMLElement, name: TextMatch | undefined) =>
  [...root.querySelectorAll('a[href=""]:not([role])')].filter(
    (link) => isVisible(link) && (!name || matches(computeAccessibleName(link), name)),
  )

const isHtml = (element: Element): element is HTMLElement => element instanceof HTMLElement

const inOrder = (elements: Iterable<Element>): Element[] =>
  [...new Set(elements)].sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )

/** For the root element the scope is the document, so that the root element itself can be found too. */
const searchScope = (root: Element): ParentNode => (root === document.documentElement ? document : root)

function next(found: readonly Element[], step: Step): Element[] {
  const within = (search: (root: HTMLElement) => Iterable<Element>) =>
    inOrder(found.filter(isHtml).flatMap((root) => [...search(root)]))
  switch (step.by) {
    case 'role':
      return within((root) => byRole(root, step.role, step.options))
    case 'label':
      return within((root) => queryAllByLabelText(root, accepts(step.match)))
    case 'title':
      return within((root) => queryAllByTitle(root, accepts(step.match)))
    case 'text':
      return within((root) => byText(root, step.match))
    case 'css':
      return inOrder(found.flatMap((root) => [...searchScope(root).querySelectorAll(step.selector)]))
    case 'parent':
      return inOrder(found.flatMap(({ parentElement }) => parentElement ?? []))
    case 'or':
      return inOrder([...found, ...find(step.steps)])
    case 'nth':
      return found.slice(step.index).slice(0, 1)
    case 'hasText':
    case 'hasNotText':
    case 'has':
    case 'hasNot':
    case 'and':
    case 'visible':
      return found.filter(isKept(step))
    default:
      return unknown(step)
  }
}

const unknown = (step: never): never => {
  throw new Error(`no such step: ${JSON.stringify(step)}`)
}

/** A predicate for the elements that a filter step keeps. */
function isKept(step: FilterStep): (element: Element) => boolean {
  if ('match' in step)
    return (element) => matches(visibleText(element), step.match) === (step.by === 'hasText')
  if ('isVisible' in step) return (element) => isVisible(element) === step.isVisible
  if (step.by === 'and') {
    const others = find(step.steps)
    return (element) => others.includes(element)
  }
  return (element) => find(step.steps, [element]).length > 0 === (step.by === 'has')
}

/** The elements that a locator finds, in the order of the document. */
export function find(
  steps: readonly Step[],
  roots: readonly Element[] = [document.documentElement],
): Element[] {
  return steps.reduce<Element[]>(next, [...roots])
}
