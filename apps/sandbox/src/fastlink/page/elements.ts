/** The elements of the linking page. Strings are inserted as text, never as markup. */
export function heading(text: string): HTMLHeadingElement {
  const element = document.createElement('h1')
  element.textContent = text
  element.tabIndex = -1
  return element
}

export function line(text: string): HTMLParagraphElement {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

export function status(text: string): HTMLElement {
  const element = line(text)
  element.setAttribute('role', 'status')
  return element
}

export function problem(text: string): HTMLElement {
  const element = line(text)
  element.className = 'problem'
  element.setAttribute('role', 'alert')
  return element
}

/** A button with an action, or a submit button if it has none. */
export function button(text: string, onPress: (() => void) | null, look = ''): HTMLButtonElement {
  const element = document.createElement('button')
  element.textContent = text
  element.className = look
  element.type = onPress === null ? 'submit' : 'button'
  if (onPress !== null) element.addEventListener('click', onPress)
  return element
}

export function field(
  text: string,
  name: string,
  attributes: Record<string, string>,
): { input: HTMLInputElement; parts: HTMLElement[] } {
  const label = document.createElement('label')
  const input = document.createElement('input')
  label.textContent = text
  label.htmlFor = name
  input.id = name
  input.name = name
  for (const [attribute, value] of Object.entries(attributes)) input.setAttribute(attribute, value)
  return { input, parts: [label, input] }
}

export function choice(name: string, value: string, text: string, isChecked: boolean): HTMLLabelElement {
  const label = document.createElement('label')
  const input = document.createElement('input')
  input.type = 'radio'
  input.name = name
  input.value = value
  input.checked = isChecked
  label.className = 'choice'
  label.append(input, text)
  return label
}

export function list(holder: HTMLUListElement, children: HTMLElement[]): void {
  holder.replaceChildren(
    ...children.map((child) => {
      const item = document.createElement('li')
      item.append(child)
      return item
    }),
  )
}

export function clear(holder: HTMLElement): void {
  holder.replaceChildren()
}
