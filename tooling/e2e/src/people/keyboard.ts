import { expect, type Locator } from '@playwright/test'

/** More stops than any screen has. */
const MOST_STOPS = 60

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
  )

/** How the focus shows: an outline that is drawn and is not transparent. */
async function seesFocus(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
      }),
    )
    .toBe(true)
}

/** Presses Tab until the focus is there, and sees it there. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const { keyboard } = target.page()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(target)) return seesFocus(target)
    await keyboard.press('Tab')
  }
  throw new Error(`the focus does not get to ${String(target)}`)
}

/** Goes there by Tab and types. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

/** Goes there by Tab and presses Enter. */
export async function enterOn(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Goes there by Tab and ticks it with Space. */
export async function tick(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Space')
  await expect(target).toBeChecked()
}

/** Goes to a group of choices by Tab and to one of them by the arrows. */
export async function choose(from: Locator, target: Locator): Promise<void> {
  await tabTo(from)
  const { keyboard } = target.page()
  for (let presses = 0; presses < MOST_STOPS && !(await target.isChecked()); presses += 1) {
    await keyboard.press('ArrowDown')
  }
  await expect(target).toBeChecked()
  await seesFocus(target)
}
