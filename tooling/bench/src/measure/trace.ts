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

/** Events of the page's own code, and of garbage collection. */
const scriptEvents = new Set([
  'FunctionCall',
  'EvaluateScript',
  'RunMicrotasks',
  'V8.GC',
  'MajorGC',
  'MinorGC',
])

/** The work of a page's main thread during an action. Times in milliseconds of the trace's clock. */
export interface MainThreadProfile {
  /** When the first byte of a response arrived, by the end of its URL. */
  firstByteAt: (address: string) => number
  /** When the page last set a mark. */
  markAt: (name: string) => number
  /** The thread's CPU time in scripts between two times; a task across one of them counts in proportion. */
  scriptTime: (from: number, to: number) => number
  /** The thread's CPU time in any work. */
  workTime: (from: number, to: number) => number
  /** The CPU time in scripts of each task that started at or after a time. */
  scriptTimes: (from: number) => readonly number[]
  /** The CPU time of each task. */
  taskTimes: () => readonly number[]
}

/** Profiles the main thread of a page during an action. */
export async function profileMainThread(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<MainThreadProfile> {
  await browser.startTracing(page, { categories })
  await action()
  const text = (await browser.stopTracing()).toString('utf8')
  const events = v.parse(traceSchema, JSON.parse(text)).traceEvents.flatMap((raw) => {
    const parsed = v.safeParse(eventSchema, raw)
    return parsed.success ? [parsed.output] : []
  })
  return toProfile(events)
}

function toProfile(all: readonly Event[]): MainThreadProfile {
  const marks = all.filter(({ name }) => name === 'rows')
  const main = mainThread(all)
  const events = all.filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
  const tasks = events.filter(({ name }) => name === 'RunTask')
  const scripts = events.filter(({ name }) => scriptEvents.has(name))
  const threadTime = (some: readonly Event[], from: number, to: number): number =>
    // CPU time, not wall time: a task delayed by other processes counts only its own work.
    tasks.reduce((sum, task) => {
      const share = task.dur > 0 ? (task.tdur ?? task.dur) / task.dur : 1
      const inside = some.flatMap((one) => clipped(one, task, from, to))
      return sum + covered(inside) * share
    }, 0)
  return {
    markAt: (name) => Math.max(...marks.filter((mark) => mark.name === name).map(({ ts }) => ts / 1000)),
    scriptTime: (from, to) => threadTime(scripts, from, to),
    workTime: (from, to) => threadTime(tasks, from, to),
    firstByteAt: (address) => firstByteTime(all, address),
    scriptTimes: (from) =>
      tasks
        .filter(({ ts }) => ts / 1000 >= from)
        .map((task) => threadTime(scripts, task.ts / 1000, (task.ts + task.dur) / 1000)),
    taskTimes: () => tasks.map(({ dur, tdur }) => (tdur ?? dur) / 1000),
  }
}

/** The page's main thread: the busiest one that runs scripts. */
function mainThread(events: readonly Event[]): { pid: number; tid: number } {
  const counts = new Map<string, { pid: number; tid: number; time: number }>()
  for (const { name, pid, tid, dur } of events) {
    if (name !== 'FunctionCall') continue
    const key = `${pid} ${tid}`
    counts.set(key, { pid, tid, time: (counts.get(key)?.time ?? 0) + dur })
  }
  const busiest = [...counts.values()].toSorted((one, other) => other.time - one.time)[0]
  if (!busiest) throw new Error('the page ran no script during the action')
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

function firstByteTime(events: readonly Event[], address: string): number {
  const transfers = events.flatMap(({ name, ts, args }) => {
    const parsed = v.safeParse(transferSchema, args)
    return parsed.success ? [{ name, ts, ...parsed.output.data }] : []
  })
  const sent = transfers.find(({ name, url }) => name === 'ResourceSendRequest' && url.endsWith(address))
  const received = transfers.find(
    ({ name, requestId }) => name === 'ResourceReceivedData' && requestId === sent?.requestId,
  )
  return received ? received.ts / 1000 : NaN
}
