/** The element of an id; throws without one. */
export function at<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}.`)
  return found
}

/** Creates an element with children; strings are set as text, never as markup. */
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

/** `2026-11-20 14:03:00` */
export const readable = (instant: string): string => instant.slice(0, 19).replace('T', ' ')

/** The values of a form's fields, by name. */
export function typed(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  return values
}
