import type { ElementHandle, JSHandle, Page } from '@playwright/test'

type Act = 'press' | 'type' | 'choose' | 'select' | 'slide'

interface Listed {
  act: Act
  /** The role and name of the element: `button “Save”`. */
  name: string
  /** Whether the element is on the screen itself, not in the frame of all screens. */
  isOnScreen: boolean
  /** The id or name that identifies a text field on its screen. */
  field: string
  element: HTMLElement
}

/** An action that a person could take on an element of the page. */
export interface Choice extends Omit<Listed, 'element'> {
  element: () => Promise<ElementHandle<HTMLElement>>
}

export interface Choices {
  all: readonly Choice[]
  /** Whether Enter presses only elements that are among the choices. */
  isEnterSafe: boolean
}

/**
 * The possible actions on the elements of the page, or of the open dialog if there is one, since everything else is inert.
 * Excluded are elements that log out, leave the bank’s pages, or download a file.
 */
export async function choicesOn(page: Page, namesOfLogOut: readonly string[]): Promise<Choices> {
  const listed = await page.evaluateHandle((excludedNames): Listed[] => {
    const root = document.querySelector('dialog:modal') ?? document.body
    const acts: Readonly<Record<string, Act>> = { radio: 'choose', checkbox: 'choose', range: 'slide' }
    const typed = ['text', 'email', 'search', 'tel', 'url', 'password']
    const leaves = '[href*="/logout"], [href*="/api/"], [download], [target]'
    const actOf = (element: HTMLElement): Act | null => {
      if (element instanceof HTMLAnchorElement)
        return element.origin === location.origin && !element.matches(leaves) ? 'press' : null
      if (element instanceof HTMLSelectElement) return 'select'
      if (element instanceof HTMLTextAreaElement) return 'type'
      if (!(element instanceof HTMLInputElement)) return 'press'
      return acts[element.type] ?? (typed.includes(element.type) ? 'type' : null)
    }
    const labelOf = (element: HTMLElement): HTMLElement | undefined =>
      element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const skipLink = document.querySelector<HTMLElement>('a[href="#main"]')
    /** The skip link is above the page until it has the focus, and then covers a part of the page. */
    const isUnderSkipLink = (element: HTMLElement): boolean => {
      if (!skipLink) return false
      const [link, other] = [skipLink.getBoundingClientRect(), element.getBoundingClientRect()]
      return element === skipLink
        ? document.activeElement !== skipLink
        : other.top < link.bottom && other.bottom > link.top && other.left < link.right
    }
    const isVisible = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1 &&
      !isUnderSkipLink(element) &&
      element.closest('[inert], [aria-hidden="true"]') === null
    const nameOf = (element: HTMLElement): string =>
      [
        element.getAttribute('aria-label'),
        labelOf(element)?.innerText,
        element.innerText,
        element.querySelector('img')?.alt,
        element.id,
      ]
        .find(Boolean)
        ?.replaceAll(/\s+/g, ' ')
        .slice(0, 60) ?? ''
    return [
      ...root.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
    ].flatMap((found): Listed[] => {
      const act = actOf(found)
      // The native control is hidden behind its styled replacement.
      const element = (act === 'choose' && labelOf(found)) || found
      const name = nameOf(found)
      if (
        act === null ||
        !isVisible(element) ||
        found.matches(':disabled, [aria-disabled="true"], [readonly]')
      )
        return []
      const isOnScreen = found.closest('main, dialog') !== null
      const field = found.id || (found.getAttribute('name') ?? '')
      return excludedNames.includes(name)
        ? []
        : [{ act, name: `${found.localName} “${name}”`, isOnScreen, field, element }]
    })
  }, namesOfLogOut)
  const known = await listed.evaluate((all) => ({
    all: all.map((one) => ({ ...one, element: null })),
    isEnterSafe:
      !document.activeElement?.matches('a, button, summary') ||
      all.some(({ element }) => element === document.activeElement),
  }))
  return {
    isEnterSafe: known.isEnterSafe,
    all: known.all.map((choice, index) => ({ ...choice, element: () => elementAt(listed, index) })),
  }
}

function elementAt(listed: JSHandle<Listed[]>, index: number): Promise<ElementHandle<HTMLElement>> {
  return listed.evaluateHandle((all, at) => {
    const found = all[at]
    if (!found) throw new Error('The page has no such element.')
    return found.element
  }, index)
}
