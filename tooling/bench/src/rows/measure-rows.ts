import type { Browser } from 'playwright-core'
import { thread } from '../measure/trace.ts'
import { open } from '../measure/visit.ts'
import type { TabSession } from '../provider/log-in.ts'
import { table } from '../report/table.ts'

const LONG_MS = 50
const WHEEL_STEPS = 60
const WHEEL_PIXELS = 900

/**
 * The list of 10,000 transactions at a quarter of the speed: how much script its first rows cost once the answer is
 * there, how many nodes it draws, how it scrolls. Counted in time of the page's own thread, so that what else runs on the
 * machine is not counted.
 */
export async function measureRows(browser: Browser, address: string, session: TabSession): Promise<string> {
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
    const later = loading.scripts(answered).filter((task) => task > LONG_MS)
    const long = scrolling.tasks().filter((task) => task > LONG_MS)
    return table([
      ['10,000 rows, CPU 4x', ''],
      ['script from the answer to the first rows', ms(loading.script(answered, rows))],
      ['all work of the page from the answer to the first rows', ms(loading.work(answered, rows))],
      [
        `tasks with over ${LONG_MS} ms of script until all rows are read`,
        `${later.length}, the longest ${ms(Math.max(0, ...later))}`,
      ],
      ['nodes in the page', String(nodes)],
      [`tasks over ${LONG_MS} ms while scrolling ${WHEEL_STEPS} screens`, String(long.length)],
      ['the longest task while scrolling', ms(Math.max(0, ...scrolling.tasks()))],
    ])
  } finally {
    await context.close()
  }
}

const ms = (time: number): string => `${time.toFixed(0)} ms`
