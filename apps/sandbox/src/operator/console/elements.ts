/** The element with an id; throws if there is none. */
export function at<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`)
  return found
}

/** Creates an element with children. Strings are inserted as text, never as markup. */
export function element(name: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...content)
  return made
}

export function link(text: string, href: string): HTMLAnchorElement {
  const made = document.createElement('a')
  made.textContent = text
  made.href = href
  return made
}

export function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement('button')
  made.textContent = text
  made.addEventListener('click', onPress)
  return made
}

export function choice(
  label: string,
  options: readonly string[],
  value: string,
  onChange: (value: string) => void,
): HTMLSelectElement {
  const made = document.createElement('select')
  made.append(...options.map((one) => new Option(one === '' ? '(none)' : one, one, false, one === value)))
  made.setAttribute('aria-label', label)
  made.addEventListener('change', () => onChange(made.value))
  return made
}

/**
 * Replaces the content. The control with the same label keeps the focus, and a `select` with `data-unsent` keeps a
 * choice that is not sent yet.
 */
export function redraw(place: HTMLElement, content: readonly Node[]): void {
  const focused = place.contains(document.activeElement) ? labelOf(document.activeElement) : null
  const chosen = new Map(unsentIn(place).map((select) => [labelOf(select), select.value]))
  place.replaceChildren(...content)
  for (const select of unsentIn(place)) select.value = chosen.get(labelOf(select)) ?? select.value
  if (focused !== null) place.querySelector<HTMLElement>(`[aria-label="${CSS.escape(focused)}"]`)?.focus()
}

const labelOf = (control: Element | null): string | null => control?.getAttribute('aria-label') ?? null

const unsentIn = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLSelectElement>('select[data-unsent][aria-label]'),
]

/** Sets the options of a form field, `[text, value]`. A choice that is not sent yet is kept. */
export function offer(
  field: HTMLSelectElement,
  options: readonly (readonly [text: string, value: string])[],
  current = options[0]?.[1] ?? '',
): void {
  const offered = [...field.options].find(({ defaultSelected }) => defaultSelected)?.value
  const isEdited = offered !== undefined && field.value !== offered
  const isOffered = options.some(([, value]) => value === field.value)
  const selected = isEdited && isOffered ? field.value : current
  field.replaceChildren(
    ...options.map(([text, value]) => new Option(text, value, value === current, value === selected)),
  )
}

/** Format: `2026-11-20 14:03:00`. */
export const readable = (instant: string): string => instant.slice(0, 19).replace('T', ' ')

/** The values of a form's fields, by name. */
export function typed(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}
