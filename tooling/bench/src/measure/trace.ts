import type { Browser, Page } from 'playwright-core'
import * as v from 'valibot'
import { covered, type Interval } from './intervals.ts'

const eventSchema = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  tdur: v.optional(v.number()),
  args: v.optional(v.record(v.string(), v.unknown()), {}),
})
type Event = v.InferOutput<typeof eventSchema>
const traceSchema = v.object({ traceEvents: v.array(v.unknown()) })

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8.execute',
]

/** What runs of the page's own code, and of the browser on its behalf to read an answer. */
const ofScript = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'V8.GC', 'MajorGC', 'MinorGC'])

/** What the page's main thread did while it was looked at. Moments in milliseconds of the trace's clock. */
export interface Thread {
  /** When the first of an answer came, by the end of its address. */
  answered: (address: string) => number
  /** When a mark that the page set last was set. */
  mark: (name: string) => number
  /** The thread's own time in scripts between two moments; a task that spans one of them counts by its share. */
  script: (from: number, to: number) => number
  /** The thread's own time in any work. */
  work: (from: number, to: number) => number
  /** The thread's own time in scripts of each task that began from a moment on. */
  scripts: (from: number) => readonly number[]
  /** The thread's own time of each task. */
  tasks: () => readonly number[]
}

/** Looks at the main thread of a page while something happens to it. */
export async function thread(browser: Browser, page: Page, happens: () => Promise<void>): Promise<Thread> {
  await browser.startTracing(page, { categories })
  await happens()
  const text = (await browser.stopTracing()).toString('utf8')
  const events = v.parse(traceSchema, JSON.parse(text)).traceEvents.flatMap((raw) => {
    const read = v.safeParse(eventSchema, raw)
    return read.success ? [read.output] : []
  })
  return threadOf(events)
}

function threadOf(all: readonly Event[]): Thread {
  const marks = all.filter(({ name }) => name === 'rows')
  const main = mainThread(all)
  const events = all.filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const scripts = events.filter(({ name }) => ofScript.has(name))
  const spent = (some: readonly Event[], from: number, to: number): number =>
    // Work of the thread's own within a stretch of time: a task that other processes held up counts only what it did.
    tasks.reduce((sum, task) => {
      const share = task.dur > 0 ? (task.tdur ?? task.dur) / task.dur : 1
      const inside = some.flatMap((one) => clipped(one, task, from, to))
      return sum + covered(inside) * share
    }, 0)
  return {
    mark: (name) => Math.max(...marks.filter((mark) => mark.name === name).map(({ ts }) => ts / 1000)),
    script: (from, to) => spent(scripts, from, to),
    work: (from, to) => spent(tasks, from, to),
    answered: (address) => firstOf(all, address),
    scripts: (from) =>
      tasks
        .filter(({ ts }) => ts / 1000 >= from)
        .map((task) => spent(scripts, task.ts / 1000, (task.ts + task.dur) / 1000)),
    tasks: () => tasks.map(({ dur, tdur }) => (tdur ?? dur) / 1000),
  }
}

/** The busiest thread that runs scripts: the page's. */
function mainThread(events: readonly Event[]): { pid: number; tid: number } {
  const counts = new Map<string, { pid: number; tid: number; time: number }>()
  for (const { name, pid, tid, dur } of events) {
    if (name !== 'FunctionCall') continue
    const key = `${pid} ${tid}`
    counts.set(key, { pid, tid, time: (counts.get(key)?.time ?? 0) + dur })
  }
  const busiest = [...counts.values()].toSorted((one, other) => other.time - one.time)[0]
  if (!busiest) throw new Error('the page ran no script while it was looked at')
  return busiest
}

function clipped(one: Event, task: Event, from: number, to: number): Interval[] {
  const start = Math.max(one.ts, task.ts) / 1000
  const end = Math.min(one.ts + one.dur, task.ts + task.dur) / 1000
  const interval = { start: Math.max(start, from), end: Math.min(end, to) }
  return interval.end > interval.start ? [interval] : []
}

const transferSchema = v.object({
  data: v.object({ requestId: v.string(), url: v.optional(v.string(), '') }),
})

function firstOf(events: readonly Event[], address: string): number {
  const transfers = events.flatMap(({ name, ts, args }) => {
    const read = v.safeParse(transferSchema, args)
    return read.success ? [{ name, ts, ...read.output.data }] : []
  })
  const sent = transfers.find(({ name, url }) => name === 'ResourceSendRequest' && url.endsWith(address))
  const came = transfers.find(
    ({ name, requestId }) => name === 'ResourceReceivedData' && requestId === sent?.requestId,
  )
  return came ? came.ts / 1000 : NaN
}
