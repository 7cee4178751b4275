import { pageOpening } from '@coffer/domain/test-clock'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { stabilizePage } from './stabilize-page.ts'
import { waitUntilSettled } from './wait-until-settled.ts'

/** Types of requests to wait for; calls of the provider are not among them, since a loading story never gets a response. */
const resourceTypes = new Set(['document', 'stylesheet', 'script', 'font', 'image'])

/** A page that shows the same at every time and on every machine, with its pending requests. */
export interface CapturedPage {
  readonly page: Page
  readonly pendingRequests: ReadonlySet<Request>
}

export async function openPage(context: BrowserContext): Promise<CapturedPage> {
  await context.clock.setFixedTime(pageOpening)
  await context.addInitScript(stabilizePage)
  const page = await context.newPage()
  // A pressed document opens in a new tab, behind which this page would be throttled to one frame a second.
  page.on('popup', (popup) => void popup.close())
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => resourceTypes.has(request.resourceType()) && pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return { page, pendingRequests }
}

/** Waits until everything has arrived and the page has stopped changing. Throws if it never does. */
export async function settle({ page, pendingRequests }: CapturedPage): Promise<void> {
  do {
    // oxlint-disable-next-line no-await-in-loop -- repeats while a request is pending
    if (!(await page.evaluate(waitUntilSettled))) throw new Error('it never stops changing')
  } while (pendingRequests.size > 0)
}

/** The screenshot of a page, without motion and caret, once it has settled: the window, or down to `maxHeight`. */
export async function capturePage(captured: CapturedPage, maxHeight?: number): Promise<Buffer> {
  await settle(captured)
  const { page } = captured
  const options = { animations: 'disabled', caret: 'hide', scale: 'css' } as const
  if (maxHeight === undefined) return page.screenshot(options)
  const { width, height, scrollHeight } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: window.innerHeight,
    scrollHeight: document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(scrollHeight, height), maxHeight) }
  return page.screenshot({ ...options, clip, fullPage: true })
}
