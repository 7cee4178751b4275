/**
 * Uses the controls of the shown story once: types something valid and then something invalid into every field, and
 * presses every switch, checkbox, radio button, tab and button that neither submits nor navigates. Runs in the page, so
 * it may use nothing from outside itself.
 */
export async function exerciseControls(): Promise<void> {
  const nextTask = () => new Promise((resolve) => setTimeout(resolve))
  const usable = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

  const fields = usable(':is(input, textarea):read-write')
  for (const field of fields) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    for (const text of ['25', 'x,']) {
      if (!field.isConnected) break
      field.focus()
      field.select()
      document.execCommand('insertText', false, text)
      await nextTask()
    }
    field.blur()
    await nextTask()
  }
  const presses =
    'input:is([type=checkbox], [type=radio]), [role=switch], [role=tab], summary, button[type=button]'
  // The controls of a long list do the same, so the first few of each style are enough.
  const alike = Map.groupBy(usable(presses), ({ localName, className }) => `${localName} ${className}`)
  for (const control of [...alike.values()].flatMap((controls) => controls.slice(0, 4))) {
    if (!control.isConnected) continue
    control.click()
    await nextTask()
  }
}
