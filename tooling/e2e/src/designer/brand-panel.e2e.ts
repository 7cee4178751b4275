import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { accessibilityViolations } from '../people/accessibility.ts'
import { storyCanvas, storyFrame, openStory, test as base, waitForStory } from './storybook.ts'

interface Panel {
  readonly page: Page
  /** The URLs that the page and its frames have loaded since the test began. */
  readonly loads: readonly string[]
}

/** The log-in story in Harborlight's brand with the panel, opened only once, since it loads all of Storybook. */
const test = base.extend<{ panel: Panel }, { openPanel: Page }>({
  openPanel: [
    async ({ browser, storybook }, use) => {
      // A service worker answers the stories' requests.
      const page = await browser.newPage({ serviceWorkers: 'allow' })
      await openStory(page, storybook, logIn, 'harbor')
      await use(page)
      await page.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  panel: async ({ openPanel: page }, use) => {
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    if (await resetButton(page).isEnabled()) await resetButton(page).click()
    await expect(logInButton(page)).toHaveCSS('background-color', navyShown)
    await use({ page, loads })
  },
})

// The tests run in order in one worker and share its page; the last one leaves the story.
test.describe.configure({ mode: 'default', timeout: 120_000 })

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const logIn = 'screens-log-in-log-in--empty'
const readBranding = (slug: string) => readFile(join(root, `tenants/${slug}/branding.json`), 'utf8')

const yellow = '#ffc72c'
const navyShown = 'rgb(11, 37, 69)'
const greenShown = 'rgb(29, 77, 58)'
const yellowShown = 'rgb(255, 199, 44)'

const primaryField = (page: Page) => page.getByRole('textbox', { name: 'Primary color', exact: true })
const jsonField = (page: Page) => page.getByRole('textbox', { name: 'branding.json, to paste or edit' })
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export folder' })
const resetButton = (page: Page) => page.getByRole('button', { name: 'Back to the tenant’s own' })
const logInButton = (page: Page) => storyCanvas(page).getByRole('button', { name: 'Log in' })

async function chooseTenant(page: Page, tenantName: string): Promise<void> {
  await page.getByRole('button', { name: /^Tenant/ }).click()
  await page.getByRole('option', { name: tenantName, exact: true }).click()
}

/** Unzips the panel's export into a folder of tenants. */
async function exportInto(page: Page, tenants: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), exportButton(page).click()])
  const files = Object.entries(unzipSync(await readFile(await download.path())))
  await Promise.all(
    files.map(async ([path, content]) => {
      await mkdir(dirname(join(tenants, path)), { recursive: true })
      await writeFile(join(tenants, path), content)
    }),
  )
}

/** Chooses a file for both logos with the name at the same time: one is set while the other is read. */
const chooseLogos = (page: Page, svg: string): Promise<void> =>
  page.getByLabel(/^Logo with the name/).evaluateAll((inputs, text) => {
    for (const input of inputs) {
      const chosen = new DataTransfer()
      chosen.items.add(new File([text], 'logo.svg', { type: 'image/svg+xml' }))
      Object.assign(input, { files: chosen.files })
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, svg)

/** A default export of Illustrator. */
const illustratorLogo = `<?xml version="1.0" encoding="UTF-8"?>
<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20">
  <defs><style>.cls-1 { fill: #d0571a; }</style></defs><path class="cls-1" d="M0 0h80v20z"/></svg>`

test('A designer edits a brand, sees it at once with an explanation, and exports a folder that passes the check', async ({
  panel: { page, loads },
}) => {
  await expect(logInButton(page)).toHaveCSS('background-color', navyShown)
  await storyCanvas(page).getByRole('textbox', { name: 'Email' }).fill('ada@example.com')

  await primaryField(page).fill(yellow)
  await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)
  await expect(logInButton(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  const explained = page.getByRole('list', { name: 'What your colors do' })
  await expect(explained).toContainText('used for buttons as you gave it; text on it is black, 13.4:1')
  await expect(page.getByText(/^All \d+ pairs hold/)).toBeVisible()

  await page.getByRole('switch', { name: 'Before' }).click()
  await expect(logInButton(page)).toHaveCSS('background-color', navyShown)
  await page.getByRole('switch', { name: 'Before' }).click()
  await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)

  await page.getByRole('combobox', { name: 'Typeface of headings' }).selectOption('Bitter')
  await page.getByRole('combobox', { name: 'Shape' }).selectOption('round')
  await expect(logInButton(page)).toHaveCSS('border-top-left-radius', '24px')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(logInButton(page)).toHaveCSS('border-top-left-radius', '4px')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(logInButton(page)).toHaveCSS('border-top-left-radius', '24px')

  await page.getByRole('combobox', { name: 'Insurer of deposits' }).selectOption('NCUA')
  await page.getByRole('textbox', { name: 'Text of the logo' }).fill('Elm <b>Street</b>')
  await chooseLogos(page, illustratorLogo)
  await expect(page.getByText('Its style sheet was turned into attributes.')).toHaveCount(2)
  const logo = storyCanvas(page).getByRole('img', { name: 'Elm <b>Street</b>' })
  await expect(logo).toHaveAttribute('src', /^data:image\/svg/)
  expect(await accessibilityViolations(page, '#storybook-panel-root')).toEqual([])

  const tenants = await mkdtemp(join(tmpdir(), 'exported-'))
  await exportInto(page, tenants)
  const { stdout } = await run(
    process.execPath,
    [join(root, 'tooling/tenant/src/main.ts'), 'check', 'harbor'],
    {
      env: { ...process.env, COFFER_TENANTS: tenants },
    },
  )
  expect(stdout).toContain('harbor: valid')
  expect(stdout).toContain('headings in Bitter')
  expect(stdout).toContain('Corners are round')
  expect(stdout).toContain('The NCUA sign is shown.')
  expect(await readFile(join(tenants, 'harbor/branding.json'), 'utf8')).toBe(
    (await readBranding('harbor'))
      .replace('"color_primary": "#0b2545"', `"color_primary": "${yellow}"`)
      .replace('"logo_alt_text": "Harborlight Savings"', '"logo_alt_text": "Elm <b>Street</b>"')
      .replace('"show_fdic": true', '"show_fdic": false'),
  )
  const logos = ['hor-color', 'hor-white'].map((name) => join(tenants, `harbor/logos/${name}.svg`))
  for (const logoFile of logos) expect(await readFile(logoFile, 'utf8')).toContain('fill="#d0571a"')
  await rm(tenants, { recursive: true })

  await chooseTenant(page, 'Juniper')
  await expect(page.getByText('Juniper Credit Partners, as its folder has it')).toBeVisible()
  await expect(logInButton(page)).toHaveCSS('background-color', greenShown)
  await chooseTenant(page, 'Harborlight')
  await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)
  expect(loads).toEqual([])
})

test('The brand panel outlines the uses of a hovered role, and imported tokens change the look', async ({
  panel: { page },
}) => {
  const uses = storyCanvas(page).locator('[data-role-use="primary"]')
  await page.getByRole('button', { name: 'primary', exact: true }).first().hover()
  await expect(uses).toHaveText(['Log in'])
  await expect(page.getByText('This story uses primary in 1 place.')).toBeVisible()
  await primaryField(page).hover()
  await expect(uses).toHaveCount(0)

  const tokens = { brand: { primary: { $type: 'color', $value: '#FFC72C' } } }
  await page
    .getByLabel('Design tokens', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({
      name: 'elm.tokens.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(tokens)),
    })
  await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export tokens' }).click(),
  ])
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    brand: { primary: { $value: { colorSpace: 'srgb', hex: yellow } } },
    light: { primary: { $value: '{brand.primary}' } },
  })
})

test('The brand panel refuses an invalid value at its field, and the story keeps the last valid one', async ({
  panel: { page },
}) => {
  const own = await readBranding('harbor')
  await primaryField(page).fill(yellow)
  await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)

  await page.getByRole('textbox', { name: 'Support email' }).fill('nobody')
  await expect(page.getByRole('textbox', { name: 'Support email' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'Support email' })).toHaveAccessibleDescription(
    'Must be an email address.',
  )
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-invalid',
    'false',
  )

  for (const [pasted, message] of [
    ['{ "slug": "harbor"', 'branding.json, the file: is not JSON'],
    [
      own.replace('/logos/hor-white.svg', 'javascript:alert(1)'),
      'branding.json, logos.hor-white: must be an https',
    ],
  ] as const) {
    await jsonField(page).fill(pasted)
    await expect(page.getByText(message)).toBeVisible()
    await expect(exportButton(page)).toBeDisabled()
    await expect(logInButton(page)).toHaveCSS('background-color', yellowShown)
  }

  await page
    .getByLabel('Logo with the name', { exact: true })
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><text/></svg>') })
  await expect(page.getByText(/^Has <svg> on line 1 without xmlns/)).toBeVisible()

  await resetButton(page).press('Enter')
  await expect(jsonField(page)).toHaveValue(own)
  await expect(logInButton(page)).toHaveCSS('background-color', navyShown)
  await expect(exportButton(page)).toBeEnabled()
})

test('The brand panel checks, shows, exports and removes a front-page picture with its text and focal point', async ({
  panel: { page },
}) => {
  const fields = page.getByRole('group', { name: 'Picture of the front page' })
  const file = fields.getByLabel('Picture, instead of a pattern')
  await file.setInputFiles({ name: 'hills.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(file).toHaveAccessibleDescription('Is not a JPEG, PNG or WebP, whatever its name says.')
  await expect(file).toHaveAttribute('aria-invalid', 'true')

  const hills = join(root, 'tenants/juniper/pictures/hills.webp')
  await file.setInputFiles(hills)
  await expect(file).toHaveAttribute('aria-invalid', 'false')
  await fields.getByLabel('What the picture shows, in English').fill('Hills & <b>fog</b>')
  await fields.getByLabel('What the picture shows, in Spanish').fill('Colinas y niebla')
  await fields.getByLabel('Focal point of the picture from the left').fill('20')
  const shown = storyCanvas(page).getByRole('img', { name: 'Hills & <b>fog</b>', includeHidden: true })
  await expect(shown).toHaveAttribute('src', /^data:image\/webp/)
  await expect(storyCanvas(page).locator('html')).toHaveCSS('--front-picture-focus', '20% 50%')

  const tenants = await mkdtemp(join(tmpdir(), 'exported-'))
  await exportInto(page, tenants)
  expect(await readFile(join(tenants, 'harbor/pictures/picture.webp'))).toEqual(await readFile(hills))
  const { stdout } = await run(
    process.execPath,
    [join(root, 'tooling/tenant/src/main.ts'), 'check', 'harbor'],
    { env: { ...process.env, COFFER_TENANTS: tenants } },
  )
  expect(stdout).toContain('harbor: valid')
  await rm(tenants, { recursive: true })

  await fields.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(shown).toHaveCount(0)
  await expect(fields.getByLabel('What the picture shows, in English')).toHaveCount(0)
})

test('Storybook shows a story in several brands and languages side by side, including edits', async ({
  panel: { page },
}) => {
  await page.getByRole('switch', { name: 'Side by side' }).click()
  await page.getByRole('checkbox', { name: 'Solstice Direct' }).uncheck()
  await page.getByRole('checkbox', { name: 'Juniper' }).check()
  await page.getByRole('checkbox', { name: 'Español' }).check()
  await expect(page.getByTitle('Solstice Direct, English')).toHaveCount(0)

  const [harbor, juniper] = [storyFrame(page, 'Harborlight, English'), storyFrame(page, 'Juniper, Español')]
  for (const frame of [harbor, juniper]) await waitForStory(frame)
  await expect(harbor.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', navyShown)
  await expect(juniper.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS(
    'background-color',
    greenShown,
  )

  // Without "#", as if the color was copied from elsewhere.
  await primaryField(page).fill('FFC72C')
  await expect(harbor.getByRole('button', { name: 'Log in' })).toHaveCSS('background-color', yellowShown)
  await expect(juniper.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS(
    'background-color',
    greenShown,
  )

  await page.getByRole('radio', { name: 'Desktop' }).check()
  await page.getByRole('link', { name: 'Locked', exact: true }).click()
  await expect(page).toHaveURL(
    /locked.*side-by-side=desktop(?:;|%3B)harbor(?:,|%2C)juniper(?:;|%3B)en(?:,|%2C)es/,
  )
})
