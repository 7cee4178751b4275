/** Where the focus was, for when its element goes away. */
interface Place {
  readonly element: HTMLElement
  /** From the nearest one to the body. */
  readonly ancestors: readonly Element[]
  /** What could take the focus, on either side of the element. */
  readonly before: ReadonlySet<Element>
  readonly after: readonly HTMLElement[]
}

const focusable =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]'

const focusablesIn = (frame: ParentNode): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(focusable)]

const isShown = (element: Element, options?: CheckVisibilityOptions): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility(options))

/** Neither disabled nor in a part that is invisible for a while, such as the footer while a screen loads. */
const canTakeFocus = (element: HTMLElement): boolean =>
  isShown(element, { visibilityProperty: true }) && !element.matches(':disabled')

function placeOf(element: HTMLElement): Place {
  const ancestors: Element[] = []
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    ancestors.push(parent)
  const all = focusablesIn(document)
  const index = all.indexOf(element)
  return { element, ancestors, before: new Set(all.slice(0, index + 1)), after: all.slice(index + 1) }
}

/** What stands in the place now; else the next one there, or the one before; else the heading of the page. */
function nextPlace({ ancestors, before, after }: Place): HTMLElement | null {
  for (const ancestor of ancestors.filter((one) => isShown(one))) {
    const heading = ancestor.querySelector<HTMLElement>('h1')
    if (heading || ancestor.matches('main, body')) return asTarget(heading)
    const inside = focusablesIn(ancestor).filter(canTakeFocus)
    const later = new Set<Element>(after)
    const found =
      inside.find((one) => !before.has(one) && !later.has(one)) ??
      inside.find((one) => later.has(one)) ??
      inside.at(-1)
    if (found) return found
  }
  return asTarget(document.querySelector<HTMLElement>('main h1'))
}

function asTarget(heading: HTMLElement | null): HTMLElement | null {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Gives the focus to the sensible next place when the element that has it is removed, hidden or disabled: by keyboard and
 * with a screen reader a person would begin at the top of the page. An element that is disabled or invisible for a while
 * gets it back afterwards.
 * Screens that know a better place focus it themselves. Returns how to stop.
 */
export function keepFocus(): () => void {
  let place: Place | null = null
  let check: ReturnType<typeof setTimeout> | undefined

  const restore = () => {
    check = undefined
    if (place === null || !isNowhere()) return
    if (!isShown(place.element)) nextPlace(place)?.focus({ preventScroll: true })
    else if (canTakeFocus(place.element)) place.element.focus({ preventScroll: true })
  }
  // After effects that focus a place of their own.
  const restoreSoon = () => {
    if (place !== null && isNowhere()) check ??= setTimeout(restore, 0)
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = placeOf(target)
  }
  // An element that is still there was left, as by a press beside it or by a phone's key that closes the keyboard.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (place !== null && isNowhere() && canTakeFocus(place.element)) place = null
    })
  // Safari gives no focus to a button that is pressed.
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(focusable) : null
    if (pressed) place = placeOf(pressed)
  }
  const observer = new MutationObserver(restoreSoon)
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'style'],
  })
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('focusout', onFocusOut)
  document.addEventListener('click', onClick, true)
  return () => {
    clearTimeout(check)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    document.removeEventListener('click', onClick, true)
  }
}
