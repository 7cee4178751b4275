import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { demoDepositor } from '../people/person.ts'
import { networkIdle } from './network-idle.ts'
import { answerOneByOne, first, last } from './one-by-one.ts'
import { readPath } from './read-path.ts'

interface Screen {
  path: RoutePath
  /** The reads of its parts, which are answered after the screen is rendered. */
  reads: readonly string[]
  widths: readonly number[]
  /** Whether the test is repeated with each single read as the late one. */
  isReadOneByOne: boolean
}

/**
 * Screens of several parts. The length of a list is unknown before it is loaded, so on a phone the account's details
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
    widths: [390],
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
    test(`No part of ${path} moves up or down while the screen loads, at ${width} px`, async ({
      page,
      bankOf,
    }) => {
      const person = demoDepositor(bankOf('harbor'), 'active')
      const settled = networkIdle(page)
      // The first visit loads the bank's capabilities, which add parts and links.
      await startSession(page, person)
      await page.goto(`${person.bank.origin}${path}`)
      await expect(page.getByRole('link', { name: person.say('web:navigation.goals') })).toBeVisible()
      await settled()

      await recordLayoutShifts(page)
      const { promise: drawn, resolve: release } = Promise.withResolvers<void>()
      await page.route(
        (url) => reads.includes(readPath('GET', url.href) ?? ''),
        async (route) => {
          await drawn
          await route.fallback()
        },
      )
      // Only shifts within the viewport are reported.
      await page.setViewportSize({ width, height: 4000 })
      await page.reload()
      await expect(page.getByRole('status').getByText('Loading').first()).toBeAttached()
      release()
      // Placeholders, whether they are announced yet or not.
      await expect(page.locator('main [data-due]')).toHaveCount(0)
      await settled()
      expect(await page.evaluate(() => window.layoutShifts?.())).toEqual([])

      await page.unrouteAll()
      for (const choose of isReadOneByOne ? [first, last] : []) {
        await answerOneByOne(page, {
          matches: (url) => readPath('GET', url.href) !== null,
          open: () => page.reload({ waitUntil: 'commit' }),
          choose,
        })
        expect(await page.evaluate(() => window.layoutShifts?.()), choose.name).toEqual([])
      }
    })

/** Records elements that move up or down, with their text and their distances from the top before and after. */
function recordLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry
    const shifts: string[] = []
    // The link to the alerts appears together with their number, within a second.
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
