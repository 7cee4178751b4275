import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { TAB_KEY, type TabSession } from '../provider/log-in.ts'
import { covered, coveredAlone, type Interval } from './intervals.ts'
import { type Profile, throttle } from './profiles.ts'
import { followTraffic, type Kind, type Traffic } from './traffic.ts'
import { type Seen, watch, type Watch } from './watch.ts'

/** One page that is measured. */
export interface Subject {
  address: string
  submittedBy: Watch['submittedBy']
  /** Opens the page as this person, and waits until their balance is there. */
  session?: TabSession
}

/** What one cold load showed. Bytes as they came over the wire, times in milliseconds since the navigation began. */
export interface Visit {
  bytes: Record<Kind, number>
  requests: number
  firstPaint: number
  takesTyping: number | null
  amount: number | null
  /**
   * The same, without the time in which nothing but the API was waited for: until the answer with the amount came, calls
   * were under way, and no document, no script and no long task.
   */
  amountApart: number | null
  /** How long calls to the API were under way until the amount was there. */
  api: number
  shift: number
  /** Time in scripts, by the browser's own count. */
  scriptTime: number
}

const QUIET_MS = 1500
const answerWithAmount = '/api/v1/accounts'
const viewport = { width: 1280, height: 900 }

export interface Opened {
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
): Promise<Opened> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await throttle(devtools, profile)
  await devtools.send('Performance.enable')
  const { session, submittedBy, address } = subject
  await page.addInitScript(watch, { submits, submittedBy })
  if (session) {
    const kept = { key: TAB_KEY, text: JSON.stringify(session) }
    await page.addInitScript(({ key, text }) => sessionStorage.setItem(key, text), kept)
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
    await traffic.quiet(QUIET_MS)
    const seen = await seenIn(page)
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    )
    const { metrics } = await devtools.send('Performance.getMetrics')
    const scriptTime = (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN) * 1000
    const { takesTyping, shift, amount } = seen
    return { ...loaded(traffic, seen), firstPaint, takesTyping, amount, shift, scriptTime }
  } finally {
    await context.close()
  }
}

/** When a page takes a submit. A load of its own, since the submit goes on its way. */
export async function readyToSubmit(
  browser: Browser,
  subject: Subject,
  profile: Profile,
): Promise<number | null> {
  const { context, page, traffic } = await open(browser, subject, profile, true)
  try {
    await traffic.quiet(QUIET_MS)
    return (await seenIn(page)).ready
  } finally {
    await context.close()
  }
}

async function seenIn(page: Page): Promise<Seen> {
  const seen = await page.evaluate(() => window['__seen'])
  if (!seen) throw new Error('the page was not watched')
  return seen
}

function loaded(traffic: Traffic, seen: Seen): Pick<Visit, 'bytes' | 'requests' | 'amountApart' | 'api'> {
  const all = traffic.transfers()
  const begun = all[0]?.start ?? 0
  const intervalsOf = (...wanted: readonly Kind[]): readonly Interval[] =>
    all
      .filter(({ kind }) => wanted.includes(kind))
      .map(({ start, end }) => ({ start: start - begun, end: (end ?? start) - begun }))
  const bytes = { document: 0, script: 0, font: 0, image: 0, api: 0, other: 0 }
  for (const transfer of all) bytes[transfer.kind] += transfer.bytes
  const answered = all.find(({ url }) => url.endsWith(answerWithAmount))?.end ?? begun
  const busy = seen.longTasks.map(({ start, duration }) => ({ start, end: start + duration }))
  const waited = coveredAlone(
    intervalsOf('api'),
    [...intervalsOf('document', 'script'), ...busy],
    answered - begun,
  )
  return {
    bytes,
    requests: all.length,
    api: covered(intervalsOf('api'), seen.amount ?? Infinity),
    amountApart: seen.amount === null ? null : seen.amount - waited,
  }
}
