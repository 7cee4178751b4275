import type { Page } from '@playwright/test'
import { expectAccessible } from '../people/accessibility.ts'
import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'

test.use({ colorScheme: 'dark' })

/** Whether the computed background of the page is dark. */
const isDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const channels = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Math.max(...channels.map(Number)) < 64
  })

test('The log-in page is dark before any script if the system is, with the matching logo', async ({
  page,
  bankOf,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(bankOf('solstice').origin)
  await expect.poll(() => isDark(page)).toBe(true)
  const logo = page.getByRole('img').first()
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/hor-white/)
})

test('A depositor chooses light, which a reload applies before any script, and then follows the system again', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { say, bank } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/my-account`)
  const choice = (name: string) => page.getByRole('button', { name: say(`account:preferences.${name}`) })
  await expect(choice('system')).toHaveAttribute('aria-pressed', 'true')
  expect(await isDark(page)).toBe(true)
  await choice('light').click()
  await expect(choice('light')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => isDark(page)).toBe(false)

  const scripts = await page.context().newPage()
  await scripts.route('**/assets/*.js', (route) => route.abort())
  await scripts.goto(bank.origin)
  expect(await isDark(scripts)).toBe(false)
  await scripts.close()

  await page.reload()
  await expect(choice('light')).toHaveAttribute('aria-pressed', 'true')
  expect(await isDark(page)).toBe(false)
  await choice('system').click()
  await expect.poll(() => isDark(page)).toBe(true)
})

test(
  'A page that is dark by choice prints in light colors',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    await page.addInitScript(() => localStorage.setItem('appearance', 'dark'))
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(bankOf('harbor').origin)
    const textIsLight = () =>
      page.evaluate(() => {
        const channels = getComputedStyle(document.documentElement).color.match(/\d+/g) ?? []
        return Math.min(...channels.map(Number)) > 127
      })
    await expect.poll(textIsLight).toBe(true)
    await page.emulateMedia({ media: 'print' })
    // On a busy machine Chromium changes the custom properties first, and the colors that depend on them slightly later.
    await expect.poll(textIsLight).toBe(false)
  },
)

test('The dashboard is legible in the dark theme', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('solstice'), 'active')
  await startSession(page, person)
  await page.goto(`${person.bank.origin}/dashboard`)
  await expect(heading(page, person.say('dashboard:home.title', { name: 'Amelia' }))).toBeVisible()
  await expect(page.getByText('4.35')).toBeVisible()
  expect(await isDark(page)).toBe(true)
  await expectAccessible(page)
})

/** The system colors that a chart may have, as computed values. */
const systemColors = ['CanvasText', 'Canvas', 'GrayText', 'Highlight']

/** The colors of a page's charts that are not system colors. */
const ownColors = (page: Page): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const computed = names.map((name) => {
      const probe = document.body.appendChild(document.createElement('span'))
      probe.style.forcedColorAdjust = 'none'
      probe.style.color = name
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    const allowed = new Set(['none', ...computed])
    return [...document.querySelectorAll('svg:has(text) :is(line, path, text, circle, rect)')]
      .flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return (shape.localName === 'line' ? [stroke] : [fill, stroke]).map(
          (color) => `${shape.localName}: ${color}`,
        )
      })
      .filter((color) => !allowed.has(color.split(': ')[1] ?? ''))
  }, systemColors)

test(
  'The chart of interest has only system colors if they are forced',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('solstice'), 'active')
    await page.emulateMedia({ forcedColors: 'active' })
    await startSession(page, person)
    await page.goto(`${person.bank.origin}/interest`)
    await expect(page.locator('svg text').first()).toBeAttached()
    await page.locator('svg:has(text)').first().hover()
    expect(await ownColors(page)).toEqual([])
  },
)
