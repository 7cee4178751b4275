import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { readOf } from '../failures/reads.ts'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { demoDepositor } from '../people/person.ts'
import { networkIdle } from './network-idle.ts'
import { answerOneByOne, first, last } from './one-by-one.ts'

interface Screen {
  path: RoutePath
  /** The reads of its parts, answered after the screen is drawn. */
  reads: readonly string[]
  widths: readonly number[]
  /** Also with each read in turn as the late one. */
  isReadOneByOne: boolean
}

/**
 * Screens of several parts. How long a list is cannot be known before it is loaded: on a phone the account's details
 * follow the transactions, and the devices follow all other settings.
 */
const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    reads: ['/accounts', '/transactions', '/accounts/{uuid}/goals', '/accounts/{uuid}/plans'],
    widths: [1280],
    isReadOneByOne: true,
  },
  {
    path: '/my-account',
    reads: [
      '/user',
      '/accounts',
      '/depositor/secondary-info',
      '/depositor/beneficiaries',
      '/nonprofits/selected',
      '/linked-accounts',
    ],
    widths: [1280, 390],
    isReadOneByOne: false,
  },
]

declare global {
  interface Window {
    layoutShifts?: () => readonly string[]
  }
}

for (const { path, reads, widths, isReadOneByOne } of screens)
  for (const width of widths)
    test(`no part of ${path} moves up or down while it loads, at ${width} px`, async ({ page, bankOf }) => {
      const person = demoDepositor(bankOf('harbor'), 'active')
      const settled = networkIdle(page)
      // The first visit of a browser learns what the bank offers, which adds parts and links.
      await startSession(page, person)
      await page.goto(`${person.bank.origin}${path}`)
      await expect(page.getByRole('link', { name: person.say('web:navigation.goals') })).toBeVisible()
      await settled()

      await recordLayoutShifts(page)
      const { promise: drawn, resolve: release } = Promise.withResolvers<void>()
      await page.route(
        (url) => reads.includes(readOf('GET', url.href) ?? ''),
        async (route) => {
          await drawn
          await route.fallback()
        },
      )
      // A shift counts within the viewport only.
      await page.setViewportSize({ width, height: 4000 })
      await page.reload()
      await expect(page.getByRole('status').getByText('Loading').first()).toBeAttached()
      release()
      // Placeholders, announced or not yet.
      await expect(page.locator('main [data-due]')).toHaveCount(0)
      await settled()
      expect(await page.evaluate(() => window.layoutShifts?.())).toEqual([])

      await page.unrouteAll()
      for (const choose of isReadOneByOne ? [first, last] : []) {
        await answerOneByOne(page, {
          matches: (url) => readOf('GET', url.href) !== null,
          open: () => page.reload({ waitUntil: 'commit' }),
          choose,
        })
        expect(await page.evaluate(() => window.layoutShifts?.()), choose.name).toEqual([])
      }
    })

/** Notes what moves up or down, by its text and its distances from the top before and after. */
function recordLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry
    const shifts: string[] = []
    // The link to the alerts comes with their number, after a second at the latest.
    const isLink = (node: Node | null) => node instanceof Element && node.closest('nav li') !== null
    const note = (entries: PerformanceEntryList) => {
      for (const { sources } of entries.filter(isLayoutShift))
        for (const { node, previousRect, currentRect } of sources)
          if (!isLink(node) && Math.abs(currentRect.top - previousRect.top) >= 1)
            shifts.push(`${node?.textContent?.slice(0, 40)}: ${previousRect.top} to ${currentRect.top}`)
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.layoutShifts = () => {
      note(observer.takeRecords())
      return shifts
    }
  })
}
