import type { JSHandle, Page } from 'playwright-core'
import { type FieldKind, openTextForms, type PressedKey, type TextForms } from './text-forms.ts'

/** Texts to type, and what a field keeps of them: every character, or only the digits if it formats them itself. */
interface Typing {
  readonly texts: readonly string[]
  readonly keeps: 'characters' | 'digits'
}

/** Texts that are invalid halfway, so that errors appear and disappear meanwhile. */
function typingFor({ type, inputMode, autoComplete }: FieldKind): Typing {
  // The sixth digit of a one-time code submits its form.
  if (autoComplete === 'one-time-code') return { texts: ['12 345'], keeps: 'digits' }
  if (inputMode === 'decimal') return { texts: ['1,500', '10.1234', '250000.01'], keeps: 'characters' }
  // Fields for bank, phone and social security numbers and for parts of a date add separators.
  if (['numeric', 'tel'].includes(inputMode) || ['tel', 'number'].includes(type))
    return { texts: ['123 456', '01'], keeps: 'digits' }
  // The browser itself trims an email address.
  if (type === 'email') return { texts: ['kim,lee@example..com'], keeps: 'characters' }
  return { texts: ['12 Main St, Apt 4', '123 456'], keeps: 'characters' }
}

export interface TypedForm {
  readonly fields: readonly string[]
  /** Whether the empty form was refused before; a form that accepts empty fields is shown again instead. */
  readonly wasRefused: boolean
}

export interface TypingResult {
  readonly forms: readonly TypedForm[]
  /** The first key of each field that was lost, or that took the focus away. */
  readonly faults: readonly string[]
}

interface TypingOptions {
  /** The forms that were typed into before, by their fields; those of this story are added. */
  readonly typedForms: Set<string>
  /** Shows the story from its start again, after a form was accepted. */
  readonly showAgain: () => Promise<void>
}

/** Submits each form of the shown story empty, then types into its fields key by key. */
export async function typeIntoForms(
  page: Page,
  { typedForms, showAgain }: TypingOptions,
): Promise<TypingResult> {
  const forms: TypedForm[] = []
  const faults: string[] = []
  let open = await page.evaluateHandle(openTextForms)
  const shown = await open.evaluate(({ kinds }) => kinds)
  for (const [index, kinds] of shown.entries()) {
    const fields = kinds.map(({ name }) => name)
    if (typedForms.has(fields.join())) continue
    typedForms.add(fields.join())
    const wasRefused = await submitEmpty(page, { open, index })
    if (!wasRefused) {
      await open.evaluate((all) => all.close())
      await showAgain()
      open = await page.evaluateHandle(openTextForms)
    }
    for (const [at, kind] of kinds.entries()) {
      const fault = await typeIntoField(page, { open, index, at, kind })
      if (fault !== null) faults.push(`${kind.name}: ${fault}`)
    }
    forms.push({ fields, wasRefused })
  }
  await open.evaluate((all) => all.close())
  return { forms, faults }
}

interface FormAt {
  readonly open: JSHandle<TextForms>
  readonly index: number
}

async function submitEmpty(page: Page, { open, index }: FormAt): Promise<boolean> {
  const prepared = await open.evaluate((all, at) => all.prepareSubmit(at), index)
  if (prepared === 'press Enter') await page.keyboard.press('Enter')
  return open.evaluate((all, at) => all.wasRefused(at), index)
}

interface FieldAt extends FormAt {
  readonly at: number
  readonly kind: FieldKind
}

async function typeIntoField(page: Page, { open, index, at, kind }: FieldAt): Promise<string | null> {
  const { texts, keeps } = typingFor(kind)
  for (const text of texts) {
    const isThere = await open.evaluate((all, place) => all.focus(...place), [index, at] as const)
    if (!isThere) return 'is gone'
    await page.keyboard.type(text)
    await page.keyboard.press('Backspace')
    const fault = findFault({ text, keeps, pressed: await open.evaluate((all) => all.pressed()) })
    if (fault !== null) return fault
  }
  return null
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '')

interface TypedText extends Pick<Typing, 'keeps'> {
  readonly text: string
  readonly pressed: readonly PressedKey[]
}

/** The first fault of the pressed keys, the last of which is Backspace; null if there is none. */
function findFault({ text, keeps, pressed }: TypedText): string | null {
  for (const [index, { value, lostFocusTo }] of pressed.entries()) {
    const isLast = index === text.length
    const typed = isLast ? text.slice(0, -1) : text.slice(0, index + 1)
    const after = isLast ? `after Backspace on "${text}"` : `after "${typed}"`
    if (lostFocusTo !== null) return `${after} the focus is on ${lostFocusTo}`
    const isKept = keeps === 'digits' ? onlyDigits(value) === onlyDigits(typed) : value === typed
    if (!isKept) return `${after} it has "${value}"`
  }
  return pressed.length === text.length + 1 ? null : `"${text}": ${pressed.length} keys arrived`
}
