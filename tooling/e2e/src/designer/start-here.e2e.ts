import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { storyCanvas, openStory, test } from './storybook.ts'

// A service worker answers the stories' requests.
test.use({ serviceWorkers: 'allow' })
// A story loads all of Storybook, which is many times the size of a page.
test.describe.configure({ timeout: 120_000 })

const startHere = fileURLToPath(new URL('../../../../.storybook/start-here.mdx', import.meta.url))

const treeLink = (page: Page) => page.getByRole('link', { name: 'With Plans', exact: true })
const panelTab = (page: Page) => page.getByRole('tab', { name: 'Brand' })
const toolbarButton = (page: Page) => page.getByRole('button', { name: /^Tenant/ })

/** The effect of each documented key; a second press reverts it. */
const toggles: readonly [key: string, changes: (page: Page, isPressed: boolean) => Promise<void>][] = [
  ['Alt + A', (page, isPressed) => expect(panelTab(page)).toBeVisible({ visible: !isPressed })],
  ['Alt + D', expectPanelBelow],
  ['Alt + S', (page, isPressed) => expect(treeLink(page)).toBeVisible({ visible: !isPressed })],
  ['Alt + T', (page, isPressed) => expect(toolbarButton(page)).toBeVisible({ visible: !isPressed })],
  ['Alt + F', (page, isPressed) => expect(treeLink(page).or(panelTab(page))).toHaveCount(isPressed ? 0 : 2)],
]

async function expectPanelBelow(page: Page, isBelow: boolean): Promise<void> {
  const distance = async () => {
    const [canvas, panel] = await Promise.all(
      ['#storybook-preview-wrapper', '#storybook-panel-root'].map((id) => page.locator(id).boundingBox()),
    )
    return canvas && panel && panel.y >= canvas.y + canvas.height ? 'below' : 'beside'
  }
  await expect.poll(distance).toBe(isBelow ? 'below' : 'beside')
}

/** Keys that move in the tree, and the story that each opens. */
const moves = [
  ['Alt + →', 'Alt+ArrowRight', 'screens-dashboard-home--with-plans'],
  ['Alt + ←', 'Alt+ArrowLeft', 'screens-dashboard-home--home'],
  ['Alt + ↓', 'Alt+ArrowDown', 'screens-dashboard-transactions--'],
  ['Alt + ↑', 'Alt+ArrowUp', 'screens-dashboard-home--'],
] as const

test('Storybook shows a screen in its frame, and its documented keys work', async ({ page, storybook }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openStory(page, storybook, 'screens-dashboard-home--home', 'harbor')
  await expect(panelTab(page)).toBeInViewport({ ratio: 1 })
  const current = storyCanvas(page).getByRole('navigation').getByRole('link', { name: 'Home' })
  await expect(current.filter({ visible: true })).toHaveAttribute('aria-current', 'page')
  await expect(storyCanvas(page).getByRole('img', { name: 'Harborlight Savings' }).first()).toBeAttached()

  const described = (await readFile(startHere, 'utf8')).matchAll(/\*\*((?:Alt|Ctrl|⌘) \+ .)\*\*/g)
  expect(new Set([...described].map(([, key]) => key))).toEqual(
    new Set([...toggles, ...moves, ['Ctrl + K'], ['⌘ + K']].map(([key]) => key)),
  )
  for (const [key, changes] of toggles) {
    const pressed = key.replaceAll(' ', '')
    await changes(page, false)
    await page.keyboard.press(pressed)
    await changes(page, true)
    await page.keyboard.press(pressed)
    await changes(page, false)
  }
  for (const [, pressed, story] of moves) {
    await page.keyboard.press(pressed)
    await expect(page).toHaveURL(new RegExp(`path=/story/${story}`))
  }
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.locator('#storybook-explorer-searchfield')).toBeFocused()
})
