/** The attributes of a field that decide which keys are pressed in it. */
export interface FieldKind {
  readonly name: string
  readonly type: string
  readonly inputMode: string
  readonly autoComplete: string
}

/** The state after a key: the value of the field, and the element that has taken the focus from it, if any. */
export interface PressedKey {
  readonly value: string
  readonly lostFocusTo: string | null
}

/**
 * The forms of the shown story that have text fields, with methods to use them. Runs in the page, so it may use nothing
 * from outside itself.
 */
export function openTextForms() {
  const types = ['text', 'email', 'tel', 'password', 'search', 'url', 'number']
  const selector = `:is(textarea, ${types.map((type) => `input[type=${type}]`).join()}):read-write`
  const isField = (element: Element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
  // Everything behind a modal dialog is inert.
  const forms = [...(document.querySelector('dialog:modal') ?? document).querySelectorAll('form')]
    .map((form) => ({
      form,
      fields: [...form.querySelectorAll(selector)].filter(isField).filter((field) => field.checkVisibility()),
    }))
    .filter(({ fields }) => fields.length > 0)

  let pressed: PressedKey[] = []
  let field: HTMLInputElement | HTMLTextAreaElement | undefined
  const nameOf = (element: Element | null) =>
    `${element?.localName} ${element?.id || element?.getAttribute('role') || ''}`.trim()
  const note = () => {
    if (!field) return
    const { activeElement } = document
    const lostFocusTo = activeElement === field ? null : nameOf(activeElement)
    pressed.push({ value: field.value, lostFocusTo })
  }
  window.addEventListener('keyup', note, true)

  return {
    kinds: forms.map(({ fields }) =>
      fields.map(({ name, type, inputMode, autocomplete }): FieldKind => ({
        name,
        type,
        inputMode,
        autoComplete: autocomplete,
      })),
    ),
    /** Empties a form and submits it. If its first field has one line, the caller submits by pressing Enter instead. */
    prepareSubmit(index: number): 'press Enter' | 'submitted' {
      const { form, fields } = forms[index] ?? {}
      for (const filled of fields?.filter(({ value }) => value !== '') ?? []) {
        filled.select()
        document.execCommand('delete')
      }
      const [first] = fields ?? []
      first?.focus()
      if (first instanceof HTMLInputElement) return 'press Enter'
      form?.requestSubmit()
      return 'submitted'
    },
    /** Whether the form is still present and shows an error. */
    wasRefused: (index: number): boolean =>
      forms[index]?.form.matches('body form:has([aria-invalid=true], [role=alert])') ?? false,
    /** Empties and focuses a field. False if it no longer exists. */
    focus(index: number, at: number): boolean {
      field = undefined
      const next = forms[index]?.fields[at]
      if (!next?.isConnected) return false
      next.focus()
      next.select()
      if (next.value !== '') document.execCommand('delete')
      field = next
      pressed = []
      return true
    },
    pressed: () => pressed,
    close() {
      window.removeEventListener('keyup', note, true)
    },
  }
}

export type TextForms = ReturnType<typeof openTextForms>
