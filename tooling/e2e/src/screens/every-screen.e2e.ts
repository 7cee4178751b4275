import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { neverRefused, readFailures, readOf, refusedReads } from '../failures/reads.ts'
import { accessibilityViolations } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { demoDepositor } from '../people/person.ts'
import { messagesOf } from '../people/messages.ts'
import { screenOpener } from './screen-opener.ts'
import { otherTenantFingerprints, spanishTenant } from './tenants.ts'
import { findFingerprints, reading, contentOf } from './tenant-fingerprints.ts'
import { networkIdle } from './network-idle.ts'
import { visits } from './visits.ts'

/**
 * One tenant shows each screen, and in Spanish: its texts are the longest, a fixed English text would be foreign to it,
 * and English is what every other test reads. Tenants differ in words and colors: tenant-fingerprints.e2e.ts searches
 * all shared code for all of them, and every color pair is proven in branding.
 */
const { slug, name, language } = spanishTenant()
const say = messagesOf(slug, language)
const foreign = otherTenantFingerprints(slug)
/** On a phone axe searches each screen in its stories, and here one screen in each frame. */
const framed = Map.groupBy(routePaths, (path) => routeOf(path).chrome)
const isFirstInFrame = (path: RoutePath) => framed.get(routeOf(path).chrome)?.[0] === path
/** every-read.e2e.ts expects a failure on these: without a refusal they show none. */
const refusing = new Set(refusedReads.map(([path]) => path))

const isJoint = (path: RoutePath) => path.startsWith('/joint-account')
const isReading = (path: RoutePath) => /^\/(?:dashboard|disclosures|message-center|faq)/.test(path)
const isAccount = (path: RoutePath) => /^\/(?:my-account|beneficiary|non-profit)/.test(path)
const rest = routePaths.filter((path) => !isJoint(path))
const parts = {
  'the log-in pages': rest.filter((path) => ['log-in', 'bare'].includes(routeOf(path).chrome)),
  'an application': rest.filter(
    (path) => routeOf(path).chrome === 'steps' && path.startsWith('/registration'),
  ),
  'linking and funding': rest.filter(
    (path) => routeOf(path).chrome === 'steps' && !path.startsWith('/registration'),
  ),
  'what the bank shows': rest.filter((path) => routeOf(path).chrome === 'bank' && isReading(path)),
  'my account': rest.filter((path) => routeOf(path).chrome === 'bank' && isAccount(path)),
  'what one does at the bank': rest.filter(
    (path) => routeOf(path).chrome === 'bank' && !isReading(path) && !isAccount(path),
  ),
  'a joint account': routePaths.filter(isJoint),
}

test('every screen belongs to one of the parts', () => {
  expect(Object.values(parts).flat().toSorted()).toEqual(routePaths.toSorted())
})

for (const [part, screens] of Object.entries(parts)) {
  test(`${part}: accessible, titled, whole, its tenant’s own`, async ({ page, bankOf }) => {
    test.slow()
    const bank = bankOf(slug)
    const visit = screenOpener(page, (person) => demoDepositor(bank, person, { language }))
    const asked: string[] = []
    const reads = new Set<string>()
    page.on('request', (request) => {
      asked.push(request.url())
      const read = readOf(request.method(), request.url())
      if (read !== null) reads.add(read)
    })
    const settled = networkIdle(page)
    const answered = reading(page)

    for (const path of screens) {
      await test.step(path, async () => {
        const done = await visit(path)
        await isThere(page, path)
        if (!visits[path].hold) await settled()
        await isWhole(page, path)
        await isAccessible(page, path)
        if (refusing.has(path)) await expect(readFailures(page, say)).toHaveCount(0)
        await fitsNarrowScreen(page, path)
        const seen = [...(await contentOf(page)), ...(await answered())]
        expect.soft(findFingerprints(seen, foreign), `${path} holds marks of another institution`).toEqual([])
        await done()
      })
    }
    expect(asked.filter((url) => new URL(url).host !== new URL(bank.origin).host)).toEqual([])
    expect(neverRefused(reads), 'reads whose refusal every-read.e2e.ts does not test').toEqual([])
  })
}

/** The screen itself has come, with its title. */
async function isThere(page: Page, path: RoutePath): Promise<void> {
  const title = say('web:page-title', { title: say(`router:${routeOf(path).title}`), institution: name })
  await expect(page).toHaveTitle(title)
}

/** It has one heading, in its language, nothing of it is on its way any more, and it has stayed. */
async function isWhole(page: Page, path: RoutePath): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByText(say('ui-kit:loading'), { exact: true })).toHaveCount(0)
  // The router writes a placeholder's `$` in its own way.
  expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(path)
}

async function isAccessible(page: Page, path: RoutePath): Promise<void> {
  for (const width of isFirstInFrame(path) ? [1280, 390] : [1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await accessibilityViolations(page), `${path} at ${width} px`).toEqual([])
  }
}

async function fitsNarrowScreen(page: Page, path: RoutePath): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${path} scrolls sideways at 320 px`).toBe(0)
}
