/** The last position of the focus, in case its element is removed. */
interface FocusPosition {
  readonly element: HTMLElement
  /** From the parent up to the body. */
  readonly ancestors: readonly Element[]
  /** The focusable elements before (including the element) and after it. */
  readonly before: ReadonlySet<Element>
  readonly after: readonly HTMLElement[]
}

const focusable =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]'

const focusablesIn = (frame: ParentNode): HTMLElement[] => [...frame.querySelectorAll<HTMLElement>(focusable)]

const isShown = (element: Element, options?: CheckVisibilityOptions): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility(options))

/** False for a disabled element and in a temporarily invisible region, such as the footer while a screen loads. */
const canTakeFocus = (element: HTMLElement): boolean =>
  isShown(element, { visibilityProperty: true }) && !element.matches(':disabled')

function capturePosition(element: HTMLElement): FocusPosition {
  const ancestors: Element[] = []
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
    ancestors.push(parent)
  const all = focusablesIn(document)
  const index = all.indexOf(element)
  return { element, ancestors, before: new Set(all.slice(0, index + 1)), after: all.slice(index + 1) }
}

/** The element that replaced it, else the next or previous one in the same region, else the heading of the page. */
function findNextTarget({ ancestors, before, after }: FocusPosition): HTMLElement | null {
  for (const ancestor of ancestors.filter((one) => isShown(one))) {
    const heading = ancestor.querySelector<HTMLElement>('h1')
    if (heading || ancestor.matches('main, body')) return makeFocusable(heading)
    const inside = focusablesIn(ancestor).filter(canTakeFocus)
    const later = new Set<Element>(after)
    const found =
      inside.find((one) => !before.has(one) && !later.has(one)) ??
      inside.find((one) => later.has(one)) ??
      inside.at(-1)
    if (found) return found
  }
  return makeFocusable(document.querySelector<HTMLElement>('main h1'))
}

function makeFocusable(heading: HTMLElement | null): HTMLElement | null {
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  return heading
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Moves the focus to a sensible next element when the focused one is removed, hidden or disabled; otherwise keyboard
 * and screen reader users would start again at the top of the page. An element that is temporarily disabled or
 * invisible gets the focus back afterwards. Screens that know a better target focus it themselves. Returns a stop
 * function.
 */
export function keepFocus(): () => void {
  let place: FocusPosition | null = null
  let check: ReturnType<typeof setTimeout> | undefined

  const restore = () => {
    check = undefined
    if (place === null || !isFocusLost()) return
    if (!isShown(place.element)) findNextTarget(place)?.focus({ preventScroll: true })
    else if (canTakeFocus(place.element)) place.element.focus({ preventScroll: true })
  }
  // Runs after effects, which may focus another element.
  const restoreSoon = () => {
    if (place !== null && isFocusLost()) check ??= setTimeout(restore, 0)
  }
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = capturePosition(target)
  }
  // If the element still exists, the user has blurred it, for example by a press beside it or by closing a phone's keyboard.
  const onFocusOut = () =>
    queueMicrotask(() => {
      if (place !== null && isFocusLost() && canTakeFocus(place.element)) place = null
    })
  // A frame of another origin takes the focus without `focusin`: the window loses it, and the frame is the active element.
  const onWindowBlur = () =>
    setTimeout(() => {
      const { activeElement } = document
      if (activeElement instanceof HTMLIFrameElement) place = capturePosition(activeElement)
    }, 0)
  // Safari does not focus a button on press.
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(focusable) : null
    if (pressed) place = capturePosition(pressed)
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
  window.addEventListener('blur', onWindowBlur)
  return () => {
    clearTimeout(check)
    observer.disconnect()
    document.removeEventListener('focusin', onFocusIn)
    document.removeEventListener('focusout', onFocusOut)
    document.removeEventListener('click', onClick, true)
    window.removeEventListener('blur', onWindowBlur)
  }
}
