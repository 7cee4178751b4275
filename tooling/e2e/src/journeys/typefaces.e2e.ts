import { onMachineWith, shellLaunchOptions, shortLivedFlags } from '@coffer/chromium/launch-options'
import { otherMachines } from '@coffer/chromium/machine-fonts'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

// A language that no tenant offers. Any language but the tenant's default would be applied by the scripts.
const locale = 'fr-FR'
test.use({ locale })

/** The vertical positions of the parts of the log-in page. */
const places = (page: Page): Promise<readonly string[]> =>
  page
    .locator('h1, form, label, input, form button, header li, header p, footer')
    .evaluateAll((parts) =>
      parts.map(
        (part) =>
          `${part.tagName} ${part.textContent.slice(0, 30)}: ${Math.round(part.getBoundingClientRect().top)}`,
      ),
    )

const ownFonts = [
  ['harbor', 390, /\/assets\/lato-/],
  ['juniper', 1280, /\/fonts\/source-(?:sans-3|serif-4)-/],
  ['solstice', 390, /\/fonts\/nunito-/],
] as const

/** Opens a log-in page whose typefaces arrive last; returns the positions of its parts before and after, and the requests. */
async function openBeforeTypefaces(page: Page, origin: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const requested: string[] = []
  await page.route('**/*.woff2', async (route) => {
    requested.push(route.request().url())
    await promise
    await route.continue()
  })
  await page.goto(origin, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('form button').first()).toBeVisible()
  await expect.poll(() => requested.length).toBeGreaterThanOrEqual(2)
  // This button is the last part that the script adds.
  await expect(page.getByRole('contentinfo').getByRole('button').first()).toBeVisible()
  const before = await places(page)
  resolve()
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true)
  return { before, after: await places(page), requested }
}

for (const [slug, width, own] of ownFonts) {
  test(`The log-in page of ${slug} loads only its typefaces and doesn’t move when they arrive, at ${width} px`, async ({
    page,
    bankOf,
  }) => {
    const bank = bankOf(slug)
    test.skip(bank.slug !== slug, `another tenant takes the place of ${slug}`)
    await page.setViewportSize({ width, height: 900 })
    const { before, after, requested } = await openBeforeTypefaces(page, bank.origin)
    expect(after).toEqual(before)
    for (const address of requested) expect(address).toMatch(own)
  })
}

for (const [machine, fonts] of Object.entries(otherMachines)) {
  test(`No log-in page moves when its typefaces arrive on ${machine}, which has no Arial`, async ({
    bankOf,
    playwright,
  }) => {
    const options = onMachineWith(fonts, shellLaunchOptions(...shortLivedFlags))
    await using browser = await playwright.chromium.launch(options)
    for (const [slug] of ownFonts) {
      const page = await browser.newPage({
        locale,
        viewport: { width: 390, height: 900 },
        serviceWorkers: 'block',
      })
      const { before, after } = await openBeforeTypefaces(page, bankOf(slug).origin)
      expect.soft(after, slug).toEqual(before)
      await page.close()
    }
  })
}
