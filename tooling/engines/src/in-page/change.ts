const prototypeOf = (element: Element) =>
  element instanceof HTMLTextAreaElement
    ? HTMLTextAreaElement.prototype
    : element instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : HTMLInputElement.prototype

/** Sets the value of a field as a user's input does, bypassing the setter by which React tracks values. */
export function setValue(element: Element, value: string): void {
  Object.getOwnPropertyDescriptor(prototypeOf(element), 'value')?.set?.call(element, value)
  for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Chooses an option of a select by its value or its text. */
export function choose(element: Element, wanted: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error('no select')
  const option = [...element.options].find(({ value, text }) => value === wanted || text === wanted)
  if (!option) throw new Error(`no option ${wanted}`)
  element.focus()
  setValue(element, option.value)
}

/** Focuses a field with all of its text selected: what is typed next replaces it. */
export function selectText(element: Element): void {
  if (element instanceof HTMLElement) element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
}
