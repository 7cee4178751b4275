import type { Page } from 'playwright-core'

export interface Screenshot {
  name: string
  width: number
  height: number
  /** The path and query, after the origin of Storybook. */
  address: string
  /** The actions before it is taken. */
  prepare: (page: Page) => Promise<void>
}

const logIn = 'screens-log-in-log-in-page--prerendered'

/** The log-in page of the three tenants. */
const sideBySide = (name: string, appearance: 'light' | 'dark'): Screenshot => ({
  name,
  width: 1280,
  height: 860,
  address: `?path=/story/${logIn}&globals=tenant:harbor;appearance:${appearance}&nav=false&panel=false`,
  prepare: async (page) => {
    await page.getByRole('switch', { name: 'Side by side' }).click()
    for (const tenant of ['Harborlight', 'Juniper', 'Solstice Direct']) {
      const frame = page.frameLocator(`iframe[title="${tenant}, English"]`)
      await frame.getByRole('button', { name: 'Log in' }).waitFor()
    }
  },
})

/** The screenshots that the pages of `docs/` show. */
export const screenshots: readonly Screenshot[] = [
  {
    name: 'brand-panel',
    width: 1280,
    height: 900,
    address: `?path=/story/${logIn}&globals=tenant:harbor`,
    prepare: async (page) => {
      const story = page.frameLocator('#storybook-preview-iframe')
      await story.getByRole('button', { name: 'Log in' }).waitFor()
      await page.getByRole('textbox', { name: 'Primary color', exact: true }).fill('#ffc72c')
      await page.getByText('Your yellow').first().waitFor()
      // The story is drawn again after a pause in typing.
      await story.locator('img[src$="hor-color.svg"]').waitFor()
      await page.getByRole('tab', { name: 'Brand' }).focus()
    },
  },
  sideBySide('side-by-side', 'light'),
  sideBySide('side-by-side-dark', 'dark'),
  {
    name: 'log-in',
    width: 1280,
    height: 800,
    address: `iframe.html?id=${logIn}&globals=tenant:juniper`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Log in' }).waitFor()
    },
  },
]
