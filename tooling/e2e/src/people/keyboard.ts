import { expect, type Locator } from '@playwright/test'

/** More tab stops than any screen has. */
const MAX_TAB_STOPS = 60

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
  )

/** Expects a visible focus indicator: an outline that is not transparent. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
      }),
    )
    .toBe(true)
}

/** Whether the focus is past the target. After a page's last control Firefox continues in its own toolbar. */
const isFocusPast = (target: Locator) =>
  target.evaluate((element) => {
    const { activeElement, body } = element.ownerDocument
    const isFocused = activeElement !== null && activeElement !== body && element.ownerDocument.hasFocus()
    return (
      isFocused && (element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    )
  })

/** Presses Tab, or Shift and Tab, until the target has the focus, visibly. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const { keyboard } = target.page()
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await hasFocus(target)) return expectVisibleFocus(target)
    await keyboard.press((await isFocusPast(target)) ? 'Shift+Tab' : 'Tab')
  }
  throw new Error(`the focus does not get to ${String(target)}`)
}

/** Tabs to the target and types. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Tabs to the target and presses Enter. */
export async function pressEnterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Tabs to the target and checks it with Space. */
export async function checkWithSpace(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Space')
  await expect(target).toBeChecked()
}

/** Tabs to a radio group and moves to one option with the arrow keys. */
export async function chooseWithArrows(from: Locator, target: Locator): Promise<void> {
  await tabTo(from)
  const { keyboard } = target.page()
  for (let presses = 0; presses < MAX_TAB_STOPS && !(await target.isChecked()); presses += 1) {
    await keyboard.press('ArrowDown')
  }
  await expect(target).toBeChecked()
  await expectVisibleFocus(target)
}
