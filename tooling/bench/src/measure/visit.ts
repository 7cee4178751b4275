import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { TAB_KEY, type TabSession } from '../provider/log-in.ts'
import { covered, coveredAlone, type Interval } from './intervals.ts'
import { type Profile, throttle } from './profiles.ts'
import { followTraffic, type Kind, type Traffic } from './traffic.ts'
import { type Observations, watch, type Watch } from './watch.ts'

/** A page to measure. */
export interface Subject {
  address: string
  submittedBy: Watch['submittedBy']
  /** The session to open the page with; the visit then waits for the balance. */
  session?: TabSession
}

/** Figures of one cold load: bytes as transferred, times in milliseconds since the start of the navigation. */
export interface Visit {
  bytes: Record<Kind, number>
  requests: number
  firstPaint: number
  acceptsTyping: number | null
  amount: number | null
  /**
   * `amount` without the time spent waiting for the API only: the time, until the response with the amount arrives, with
   * pending calls but no document, no script and no long task.
   */
  amountWithoutApi: number | null
  /** The time with pending API calls until the amount is shown. */
  apiTime: number
  shift: number
  /** Script time as counted by the browser. */
  scriptTime: number
}

const QUIET_MS = 1500
const balancePath = '/api/v1/accounts'
const viewport = { width: 1280, height: 900 }

export interface OpenedPage {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  traffic: Traffic
}

/** Opens a page cold: a new profile, an empty cache, no connection. */
export async function open(
  browser: Browser,
  subject: Subject,
  profile: Profile,
  submits: boolean,
): Promise<OpenedPage> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await throttle(devtools, profile)
  await devtools.send('Performance.enable')
  const { session, submittedBy, address } = subject
  await page.addInitScript(watch, { submits, submittedBy })
  if (session) {
    const storageItem = { key: TAB_KEY, text: JSON.stringify(session) }
    await page.addInitScript(({ key, text }) => sessionStorage.setItem(key, text), storageItem)
  }
  const traffic = followTraffic(devtools)
  await page.goto(address, { waitUntil: 'load' })
  return { context, page, devtools, traffic }
}

/** Loads a page once, cold, and waits until the network is idle. */
export async function visit(browser: Browser, subject: Subject, profile: Profile): Promise<Visit> {
  const { context, page, devtools, traffic } = await open(browser, subject, profile, false)
  try {
    if (subject.session) await page.waitForFunction(() => window['__seen']?.amount !== null)
    await traffic.untilQuiet(QUIET_MS)
    const seen = await readObservations(page)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    )
    const { metrics } = await devtools.send('Performance.getMetrics')
    const scriptTime = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
    const { acceptsTyping, shift, amount } = seen
    return { ...networkFigures(traffic, seen), firstPaint, acceptsTyping, amount, shift, scriptTime }
  } finally {
    await context.close()
  }
}

/** When a page accepts a submit. Needs its own load, since the submit is really sent. */
export async function readyToSubmit(
  browser: Browser,
  subject: Subject,
  profile: Profile,
): Promise<number | null> {
  const { context, page, traffic } = await open(browser, subject, profile, true)
  try {
    await traffic.untilQuiet(QUIET_MS)
    return (await readObservations(page)).acceptsSubmit
  } finally {
    await context.close()
  }
}

export async function readObservations(page: Page): Promise<Observations> {
  const seen = await page.evaluate(() => window['__seen'])
  if (!seen) throw new Error('the page was not observed')
  return seen
}

function networkFigures(
  traffic: Traffic,
  seen: Observations,
): Pick<Visit, 'bytes' | 'requests' | 'amountWithoutApi' | 'apiTime'> {
  const all = traffic.transfers()
  const navigationStart = all[0]?.start ?? 0
  const intervalsOf = (...wanted: readonly Kind[]): readonly Interval[] =>
    all
      .filter(({ kind }) => wanted.includes(kind))
      .map(({ start, end }) => ({ start: start - navigationStart, end: (end ?? start) - navigationStart }))
  const bytes = { document: 0, script: 0, font: 0, image: 0, api: 0, other: 0 }
  for (const transfer of all) bytes[transfer.kind] += transfer.bytes
  const answered = all.find(({ url }) => url.endsWith(balancePath))?.end ?? navigationStart
  const busy = seen.longTasks.map(({ start, duration }) => ({ start, end: start + duration }))
  const apiOnlyTime = coveredAlone(
    intervalsOf('api'),
    [...intervalsOf('document', 'script'), ...busy],
    answered - navigationStart,
  )
  return {
    bytes,
    requests: all.length,
    apiTime: covered(intervalsOf('api'), seen.amount ?? Infinity),
    amountWithoutApi: seen.amount === null ? null : seen.amount - apiOnlyTime,
  }
}
