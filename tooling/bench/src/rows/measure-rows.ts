import type { Browser, Page } from 'playwright-core'
import { open } from '../measure/visit.ts'
import type { TabSession } from '../provider/log-in.ts'
import { table } from '../report/table.ts'

const LONG_MS = 50
const WHEEL_STEPS = 60
const WHEEL_PIXELS = 900

/** The list of 10,000 transactions at a quarter of the speed: when its rows are there, how many nodes, how it scrolls. */
export async function measureRows(browser: Browser, address: string, session: TabSession): Promise<string> {
  const subject = { address, submittedBy: 'script', session } as const
  const { context, page, devtools } = await open(browser, subject, 'fast', false)
  try {
    await page.waitForFunction(() => window['__seen']?.rows !== null)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.reload()
    await page.waitForFunction(() => window['__seen']?.rows !== null)
    const { rows, answered } = await page.evaluate(() => ({
      rows: window['__seen']?.rows ?? NaN,
      answered: Math.max(
        ...performance
          .getEntriesByType('resource')
          .map((entry) =>
            'responseEnd' in entry && entry.name.endsWith('/transactions') ? Number(entry.responseEnd) : 0,
          ),
      ),
    }))
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const { blocked, frame } = await scroll(page)
    const longest = Math.max(0, ...blocked)
    return table([
      ['10,000 rows, CPU 4x', ''],
      ['first rows after the answer', `${(rows - answered).toFixed(0)} ms`],
      ['nodes in the page', String(nodes)],
      [`tasks over ${LONG_MS} ms while scrolling ${WHEEL_STEPS} screens`, String(blocked.length)],
      ['the longest of them', `${longest.toFixed(0)} ms`],
      ['median frame while scrolling', `${frame.toFixed(1)} ms`],
    ])
  } finally {
    await context.close()
  }
}

async function scroll(page: Page): Promise<{ blocked: number[]; frame: number }> {
  await page.mouse.move(700, 500)
  const from = await page.evaluate(() => {
    const frames: number[] = []
    const tick = (now: number) => {
      frames.push(now)
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    Object.assign(window, { __frames: frames })
    return performance.now()
  })
  for (let step = 0; step < WHEEL_STEPS; step += 1) await page.mouse.wheel(0, WHEEL_PIXELS)
  return page.evaluate((begun) => {
    const frames: unknown = Reflect.get(window, '__frames')
    const times = Array.isArray(frames) ? frames.map(Number) : []
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
    const tasks = (window['__seen']?.longTasks ?? []).filter(({ start }) => start >= begun)
    return {
      blocked: tasks.map(({ duration }) => duration),
      frame: gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? NaN,
    }
  }, from)
}
