import type { Browser } from 'playwright-core'
import { open, type OpenedPage, readObservations } from '../measure/visit.ts'
import type { TabSession } from '../provider/log-in.ts'
import type { Goal } from '../report/goals.ts'
import { goalsTable } from '../report/goals-table.ts'
import { median } from '../report/median.ts'
import { table } from '../report/table.ts'
import { compiledCodeBytes, heapSnapshot } from './heap-snapshot.ts'
import { press, screens } from './press.ts'

const QUIET_MS = 500
const HOME = '/dashboard'
const NAVIGATIONS = 1000
/** Navigations after which all code is loaded and every cache is filled. */
const FILLED_AFTER = 200
const BYTES_PER_KB = 1000
const BYTES_PER_MB = 1_000_000

interface Subject {
  address: string
  logIn: () => Promise<TabSession>
}

interface Screen {
  path: string
  /** The maximum that hovering its link prefetches: bytes of script, from home with an empty cache. */
  ahead: number
  /** Milliseconds from the press to the content, with the code loaded. */
  warm: number
  /** Layout shift when its address is opened again. */
  shift: number
}

/**
 * Every screen after a press at home: the code it loads, the time to its content once the code is loaded, and the layout
 * shift when its address is opened again.
 */
export async function measureScreens(browser: Browser, subject: Subject, count: number): Promise<string> {
  const measured: Screen[] = []
  // One log-in for all: the provider limits how many codes it sends.
  const session = await subject.logIn()
  const loggedIn = { ...subject, logIn: async () => session }
  for (const path of screens) measured.push(await measureScreen(browser, loggedIn, path, count))
  const [before, after] = await measureMemory(browser, subject)
  const megabytes = (heap: Heap) =>
    [heap.used, objectBytes(heap), heap.code].map((bytes) => (bytes / BYTES_PER_MB).toFixed(2))
  const rows = [
    ['after a press at home', 'code, kB', `warm, ms (median of ${count})`, 'shift, opened again'],
    ...measured.map(({ path, ahead, warm, shift }) => [
      path,
      kB(ahead).toFixed(1),
      warm.toFixed(0),
      shift.toFixed(4),
    ]),
  ]
  const memory = [
    ['memory of the page, MB', 'total', 'objects', 'compiled code'],
    [`after ${FILLED_AFTER} navigations`, ...megabytes(before)],
    [`after ${NAVIGATIONS} navigations`, ...megabytes(after)],
  ]
  const goals: readonly Goal[] = [
    {
      text: 'preloaded code of a screen, the largest',
      value: kB(Math.max(...measured.map(({ ahead }) => ahead))),
      max: 60,
      unit: ' kB',
    },
    {
      text: 'layout shift of a reopened screen, the largest',
      value: Math.max(...measured.map(({ shift }) => shift)),
      max: 0,
      unit: '',
    },
    {
      text: `memory after ${NAVIGATIONS} navigations, relative to after ${FILLED_AFTER}`,
      value: after.used / before.used,
      max: 1.1,
      unit: '',
    },
    {
      text: `objects after ${NAVIGATIONS} navigations, relative to after ${FILLED_AFTER}`,
      value: objectBytes(after) / objectBytes(before),
      max: 1.1,
      unit: '',
    },
  ]
  return `${table(rows)}\n\n${table(memory)}\n\ngoals of screens\n${goalsTable(goals)}`
}

/** Bytes of the page's heap. */
interface Heap {
  used: number
  /** The part of `used` that is compiled code, which grows as the engine optimizes hot functions. */
  code: number
}

const objectBytes = ({ used, code }: Heap): number => used - code

const kB = (bytes: number): number => bytes / BYTES_PER_KB

async function withOpenedPage<Result>(
  browser: Browser,
  { address, logIn }: Subject,
  measure: (page: OpenedPage) => Promise<Result>,
): Promise<Result> {
  const subject = { address, submittedBy: 'script', session: await logIn() } as const
  const openedPage = await open(browser, subject, 'fast', false)
  try {
    await openedPage.traffic.untilQuiet(QUIET_MS)
    return await measure(openedPage)
  } finally {
    await openedPage.context.close()
  }
}

function measureScreen(browser: Browser, subject: Subject, path: string, count: number): Promise<Screen> {
  return withOpenedPage(browser, subject, async ({ page, traffic }) => {
    const scripts = () =>
      traffic.transfers().reduce((sum, { kind, bytes }) => sum + (kind === 'script' ? bytes : 0), 0)
    const before = scripts()
    await press(page, path)
    await traffic.untilQuiet(QUIET_MS)
    const ahead = scripts() - before
    const times: number[] = []
    for (let round = 0; round < count; round += 1) {
      await press(page, HOME)
      await traffic.untilQuiet(QUIET_MS)
      times.push(await press(page, path))
    }
    await traffic.untilQuiet(QUIET_MS)
    await page.goto(new URL(path, page.url()).href)
    await traffic.untilQuiet(QUIET_MS)
    const { shift } = await readObservations(page)
    return { path, ahead, warm: median(times), shift }
  })
}

/** The page's heap after garbage collection: once everything is loaded, and at the end. */
function measureMemory(browser: Browser, subject: Subject): Promise<readonly [Heap, Heap]> {
  return withOpenedPage(browser, subject, async ({ page, traffic, devtools }) => {
    const cycle = [HOME, '/dashboard/transactions-list', '/my-account', '/faq']
    const heap = async (): Promise<Heap> => {
      await traffic.untilQuiet(QUIET_MS)
      await devtools.send('HeapProfiler.collectGarbage')
      const { metrics } = await devtools.send('Performance.getMetrics')
      const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN
      return { used, code: compiledCodeBytes(await heapSnapshot(devtools)) }
    }
    let filled: Heap | undefined
    for (let nth = 1; nth <= NAVIGATIONS; nth += 1) {
      await press(page, cycle[nth % cycle.length] ?? HOME)
      if (nth === FILLED_AFTER) filled = await heap()
    }
    if (!filled) throw new Error(`the page was not measured after ${FILLED_AFTER} navigations`)
    return [filled, await heap()] as const
  })
}
