import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { accessibilityViolations } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { demoDepositor } from '../people/person.ts'
import { messagesOf } from '../people/messages.ts'
import { screenOpener } from './screen-opener.ts'
import { otherTenantFingerprints, spanishTenant } from './tenants.ts'
import { findFingerprints, collectResponses, pageContent } from './tenant-fingerprints.ts'
import { networkIdle } from './network-idle.ts'

/**
 * axe checks every screen in its stories, also in Spanish at 320 px. These tests sample what only the application shows:
 * the screen in its frame with its title and the provider's data. One tenant in Spanish is enough: its texts are the
 * longest, a hard-coded English text would show, and every other test reads English. Tenants differ in wording and colors;
 * tenant-fingerprints.e2e.ts searches all shared code for the fingerprints of all tenants.
 */
const { slug, name, language } = spanishTenant()
const say = messagesOf(slug, language)
const foreign = otherTenantFingerprints(slug)

const samples: readonly RoutePath[] = [
  '/login',
  '/not-found',
  '/registration/address',
  '/dashboard',
  '/my-account',
]

test('The sampled screens include one of every frame', () => {
  const framesOf = (paths: readonly RoutePath[]) => new Set(paths.map((path) => routeOf(path).chrome))
  expect(framesOf(samples)).toEqual(framesOf(routePaths))
})

for (const path of samples) {
  test(`The screen ${path} in Spanish is accessible, titled, complete and only of its tenant`, async ({
    page,
    bankOf,
  }) => {
    const bank = bankOf(slug)
    const visit = screenOpener(page, (person) => demoDepositor(bank, person, { language }))
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const settled = networkIdle(page)
    const answered = collectResponses(page)

    await visit(path)
    const title = say('web:page-title', { title: say(`router:${routeOf(path).title}`), institution: name })
    await expect(page).toHaveTitle(title)
    await settled()
    await expectWhole(page, path)
    await expectAccessible(page)
    const seen = [...(await pageContent(page)), ...(await answered())]
    expect(findFingerprints(seen, foreign), 'marks of another institution').toEqual([])
    expect(requested.filter((url) => new URL(url).host !== new URL(bank.origin).host)).toEqual([])
  })
}

/** Expects one heading in the right language, no pending part, and no redirect. */
async function expectWhole(page: Page, path: RoutePath): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByText(say('ui-kit:loading'), { exact: true })).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe(path)
}

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await accessibilityViolations(page), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels to scroll sideways at 320 px').toBe(0)
}
