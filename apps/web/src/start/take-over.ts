import { OTHER_BUTTONS, PRERENDERED_ROOT } from '@coffer/auth/early-use'
import { flushSync } from 'react-dom'

/** Whether the page shows a prerendered form that waits for the application. */
export const isPrerendered = (): boolean => document.querySelector(PRERENDERED_ROOT) !== null

interface TypedField {
  name: string
  text: string
  hasFocus: boolean
}

const readFields = (root: Element): readonly TypedField[] =>
  [...root.querySelectorAll('input')].map((input) => ({
    name: input.name,
    text: input.value,
    hasFocus: input === document.activeElement,
  }))

/** Types a text for React, which listens to the event and compares the value with the property that it has overridden. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Renders the application synchronously in place of a prerendered form, and replays the earlier use of the form: the
 * texts of its fields, the focus, button presses and a submit.
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const fields = readFields(root)
  const { presses, isSubmitted } = window['__earlyUse'] ?? { presses: [], isSubmitted: false }
  window['__earlyUse'] = undefined
  delete root.dataset['prerendered']
  flushSync(render)
  const findInput = (name: string) =>
    root.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)
  for (const { name, text, hasFocus } of fields) {
    const input = findInput(name)
    if (input && text !== '') type(input, text)
    if (hasFocus) input?.focus({ preventScroll: true })
  }
  const buttons = [...document.querySelectorAll<HTMLElement>(OTHER_BUTTONS)]
  for (const place of presses) buttons[place]?.click()
  if (isSubmitted) root.querySelector('form')?.requestSubmit()
}
