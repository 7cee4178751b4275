import type { Browser } from 'playwright-core'
import { profileMainThread } from '../measure/trace.ts'
import { open } from '../measure/visit.ts'
import type { TabSession } from '../provider/log-in.ts'
import type { Goal } from '../report/goals.ts'
import { goalsTable } from '../report/goals-table.ts'
import { median } from '../report/median.ts'
import { table } from '../report/table.ts'

const LONG_MS = 50
const WHEEL_STEPS = 60
const WHEEL_PIXELS = 900

/** Figures of one visit to the list: CPU times of the main thread in milliseconds, and counts. */
interface Round {
  script: number
  work: number
  nodes: number
  /** The script time of each task over the limit until all rows were loaded. */
  longScripts: readonly number[]
  /** Each task over the limit while scrolling. */
  longTasks: readonly number[]
  longest: number
}

/**
 * The list of 10,000 transactions at a quarter of the speed: the script time from the response to the first rows, the
 * number of nodes, and the tasks while scrolling. Medians of CPU times, which other load on the machine does not change.
 */
export async function measureRows(
  browser: Browser,
  address: string,
  session: TabSession,
  count: number,
): Promise<string> {
  const rounds: Round[] = []
  for (let round = 0; round < count; round += 1) rounds.push(await measureRound(browser, address, session))
  const medianOf = (read: (round: Round) => number): number => median(rounds.map(read))
  const longScriptCount = ({ longScripts: tasks }: Round) => tasks.length
  const rows = [
    [`10,000 rows, CPU 4x, medians of ${count}`, ''],
    ['all work of the page from the response to the first rows', ms(medianOf(({ work }) => work))],
    [`tasks with over ${LONG_MS} ms of script until all rows are read`, medianOf(longScriptCount).toFixed(0)],
    ['nodes in the page', medianOf(({ nodes }) => nodes).toFixed(0)],
    ['the longest task while scrolling', ms(medianOf(({ longest }) => longest))],
  ]
  const goals: readonly Goal[] = [
    {
      text: 'script time from the response to the first rows',
      value: medianOf(({ script }) => script),
      max: 100,
      unit: ' ms',
    },
    {
      text: `tasks over ${LONG_MS} ms while scrolling ${WHEEL_STEPS} screens`,
      value: medianOf(({ longTasks }) => longTasks.length),
      max: 0,
      unit: '',
    },
  ]
  return `${table(rows)}\n\ngoals of a long list\n${goalsTable(goals)}`
}

async function measureRound(browser: Browser, address: string, session: TabSession): Promise<Round> {
  const subject = { address, submittedBy: 'script', session } as const
  const { context, page, devtools } = await open(browser, subject, 'fast', false)
  try {
    // From another screen, which needs no list: the cost of the list is not mixed with the start of the application.
    const link = page.locator('a[href$="/transactions-list"]').first()
    await link.waitFor()
    await page.waitForLoadState('networkidle')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const loading = await profileMainThread(browser, page, async () => {
      await link.click()
      await page.waitForFunction(() => window['__seen']?.allRows !== null)
    })
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.mouse.move(700, 500)
    const scrolling = await profileMainThread(browser, page, async () => {
      for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, WHEEL_PIXELS)
    })
    const answered = loading.firstByteAt('/api/v1/transactions')
    const rows = loading.markAt('rows')
    return {
      script: loading.scriptTime(answered, rows),
      work: loading.workTime(answered, rows),
      nodes,
      longScripts: loading.scriptTimes(answered).filter((task) => task > LONG_MS),
      longTasks: scrolling.taskTimes().filter((task) => task > LONG_MS),
      longest: Math.max(0, ...scrolling.taskTimes()),
    }
  } finally {
    await context.close()
  }
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
