import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { canvasOf, frameOf, openStory, test } from './storybook.ts'

// A service worker answers the stories' requests.
test.use({ serviceWorkers: 'allow' })
// The first story loads all stories of the repository: many times the size of a page.
test.describe.configure({ timeout: 120_000 })

const logIn = 'log-in-log-in--empty'
const ofTenant = (slug: string) =>
  readFile(fileURLToPath(new URL(`../../../../tenants/${slug}/branding.json`, import.meta.url)), 'utf8')

const yellow = '#ffc72c'
const navyShown = 'rgb(11, 37, 69)'
const greenShown = 'rgb(29, 77, 58)'
const yellowShown = 'rgb(255, 199, 44)'

const primaryOf = (page: Page) => page.getByRole('textbox', { name: 'Primary color', exact: true })
const jsonOf = (page: Page) => page.getByRole('textbox', { name: 'branding.json, to paste or edit' })
const exportOf = (page: Page) => page.getByRole('button', { name: 'Export branding.json' })
const buttonOf = (page: Page) => canvasOf(page).getByRole('button', { name: 'Log in' })

async function chooseTenant(page: Page, tenantName: string): Promise<void> {
  await page.getByRole('button', { name: /^Institution/ }).click()
  await page.getByRole('option', { name: tenantName, exact: true }).click()
}

test('a designer edits a brand, sees it at once with an explanation, and exports the file', async ({
  page,
  storybook,
}) => {
  await openStory(page, storybook, logIn, 'harbor')
  await expect(buttonOf(page)).toHaveCSS('background-color', navyShown)
  await canvasOf(page).getByRole('textbox', { name: 'Email' }).fill('ada@example.com')

  await primaryOf(page).fill(yellow)
  await expect(buttonOf(page)).toHaveCSS('background-color', yellowShown)
  await expect(buttonOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  const explained = page.getByRole('list', { name: 'What your colors do' })
  await expect(explained).toContainText('used for buttons as you gave it; text on it is black, 13.4:1')
  await expect(explained).toContainText('1.3:1 where 3.0:1 is needed')
  await expect(page.getByText(/^All \d+ pairs hold/)).toBeVisible()

  await page.getByRole('textbox', { name: 'Text of the logo' }).fill('Elm <b>Street</b>')
  await expect(canvasOf(page).getByRole('img', { name: 'Elm <b>Street</b>' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('#storybook-panel-root').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])

  await page.getByRole('link', { name: 'Locked', exact: true }).click()
  await expect(canvasOf(page).getByRole('img', { name: 'Elm <b>Street</b>' })).toBeVisible()
  await expect(buttonOf(page)).toHaveCSS('background-color', yellowShown)

  const [download] = await Promise.all([page.waitForEvent('download'), exportOf(page).click()])
  expect(download.suggestedFilename()).toBe('branding.json')
  const own = await ofTenant('harbor')
  expect(await readFile(await download.path(), 'utf8')).toBe(
    own
      .replace('"color_primary": "#0b2545"', `"color_primary": "${yellow}"`)
      .replace('"logo_alt_text": "Harborlight Savings"', '"logo_alt_text": "Elm <b>Street</b>"'),
  )

  await chooseTenant(page, 'Juniper')
  await expect(page.getByText('Juniper Credit Partners, as its folder has it')).toBeVisible()
  await expect(buttonOf(page)).toHaveCSS('background-color', greenShown)
  await chooseTenant(page, 'Harborlight')
  await expect(buttonOf(page)).toHaveCSS('background-color', yellowShown)
})

test('an invalid branding is refused by field, and the story keeps the last valid one', async ({
  page,
  storybook,
}) => {
  const own = await ofTenant('harbor')
  await openStory(page, storybook, logIn, 'harbor')
  await primaryOf(page).fill(yellow)
  await expect(buttonOf(page)).toHaveCSS('background-color', yellowShown)

  for (const [pasted, message] of [
    ['{ "slug": "harbor"', 'is not JSON; look for a missing quote, comma or brace'],
    [await ofTenant('juniper'), 'branding.json, slug: must be "harbor"'],
    [own.replace('#0b2545', 'navy'), 'branding.json, color_primary: must be a color like #1a1a1a'],
    [
      own.replace('/logos/hor-white.svg', 'javascript:alert(1)'),
      'branding.json, logos.hor-white: must be an https',
    ],
    [
      own.replace('/logos/hor-white.svg', 'data:image/svg+xml,<svg/>'),
      'branding.json, logos.hor-white: must be',
    ],
  ] as const) {
    await jsonOf(page).fill(pasted)
    await expect(page.getByText(message)).toBeVisible()
    await expect(exportOf(page)).toBeDisabled()
    await expect(buttonOf(page)).toHaveCSS('background-color', yellowShown)
  }

  await page.getByRole('button', { name: 'Back to the tenant’s own' }).press('Enter')
  await expect(jsonOf(page)).toHaveValue(own)
  await expect(buttonOf(page)).toHaveCSS('background-color', navyShown)
  await expect(exportOf(page)).toBeEnabled()
})

test('a story is shown in several brands and languages at once, edits included', async ({
  page,
  storybook,
}) => {
  await openStory(page, storybook, logIn, 'harbor')
  await page.getByRole('switch', { name: 'Side by side' }).click()
  await page.getByRole('checkbox', { name: 'Solstice Direct' }).uncheck()
  await page.getByRole('checkbox', { name: 'Juniper' }).check()
  await page.getByRole('checkbox', { name: 'Español' }).check()
  await expect(page.getByTitle('Solstice Direct, English')).toHaveCount(0)

  const [harbor, juniper] = [frameOf(page, 'Harborlight, English'), frameOf(page, 'Juniper, Español')]
  await expect(harbor.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', navyShown)
  await expect(juniper.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS(
    'background-color',
    greenShown,
  )

  // As if copied from elsewhere.
  await primaryOf(page).fill('FFC72C')
  await expect(harbor.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', yellowShown)
  await expect(juniper.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS(
    'background-color',
    greenShown,
  )
})
