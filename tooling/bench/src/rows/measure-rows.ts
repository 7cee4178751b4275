import type { Browser } from 'playwright-core'
import { thread } from '../measure/trace.ts'
import { open } from '../measure/visit.ts'
import type { TabSession } from '../provider/log-in.ts'
import type { Goal } from '../report/goals.ts'
import { goalsTable } from '../report/goals-table.ts'
import { median } from '../report/median.ts'
import { table } from '../report/table.ts'

const LONG_MS = 50
const WHEEL_STEPS = 60
const WHEEL_PIXELS = 900

/** What one visit of the list took: times of the page's own thread in milliseconds, and counts. */
interface Round {
  script: number
  work: number
  nodes: number
  /** Script of each task that had too much of it until all rows were read. */
  later: readonly number[]
  /** Each task that took too long while scrolling. */
  long: readonly number[]
  longest: number
}

/**
 * The list of 10,000 transactions at a quarter of the speed: how much script its first rows cost once the answer is
 * there, how many nodes it draws, how it scrolls. Counted in time of the page's own thread, so that what else runs on the
 * machine is not counted, and in medians.
 */
export async function measureRows(
  browser: Browser,
  address: string,
  session: TabSession,
  count: number,
): Promise<string> {
  const rounds: Round[] = []
  for (let round = 0; round < count; round += 1) rounds.push(await measureRound(browser, address, session))
  const middle = (read: (round: Round) => number): number => median(rounds.map(read))
  const later = ({ later: tasks }: Round) => tasks.length
  const rows = [
    [`10,000 rows, CPU 4x, medians of ${count}`, ''],
    ['all work of the page from the answer to the first rows', ms(middle(({ work }) => work))],
    [`tasks with over ${LONG_MS} ms of script until all rows are read`, middle(later).toFixed(0)],
    ['nodes in the page', middle(({ nodes }) => nodes).toFixed(0)],
    ['the longest task while scrolling', ms(middle(({ longest }) => longest))],
  ]
  const goals: readonly Goal[] = [
    {
      text: 'script from the answer to the first rows',
      value: middle(({ script }) => script),
      most: 100,
      unit: ' ms',
    },
    {
      text: `tasks over ${LONG_MS} ms while scrolling ${WHEEL_STEPS} screens`,
      value: middle(({ long }) => long.length),
      most: 0,
      unit: '',
    },
  ]
  return `${table(rows)}\n\ngoals of a long list\n${goalsTable(goals)}`
}

async function measureRound(browser: Browser, address: string, session: TabSession): Promise<Round> {
  const subject = { address, submittedBy: 'script', session } as const
  const { context, page, devtools } = await open(browser, subject, 'fast', false)
  try {
    await page.waitForFunction(() => window['__seen']?.rows !== null)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const loading = await thread(browser, page, async () => {
      await page.reload()
      await page.waitForFunction(() => window['__seen']?.whole !== null)
    })
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    await page.mouse.move(700, 500)
    const scrolling = await thread(browser, page, async () => {
      for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, WHEEL_PIXELS)
    })
    const answered = loading.answered('/api/v1/transactions')
    const rows = loading.mark('rows')
    return {
      script: loading.script(answered, rows),
      work: loading.work(answered, rows),
      nodes,
      later: loading.scripts(answered).filter((task) => task > LONG_MS),
      long: scrolling.tasks().filter((task) => task > LONG_MS),
      longest: Math.max(0, ...scrolling.tasks()),
    }
  } finally {
    await context.close()
  }
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
