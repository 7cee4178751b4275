import { resolveOpening, pageOpening } from './packages/domain/src/test-clock.ts'

declare global {
  var pageOpenedAt: number | undefined
}

// Bound here, so that it also runs while a test stops the clock.
const elapsed = performance.now.bind(performance)
const opening = resolveOpening(pageOpening, process.env['TEST_DATE']).getTime()

/** Test files that share a worker share its `Date`, which modules hold: it is replaced once and reset for each file. */
const isReplaced = globalThis.pageOpenedAt !== undefined
globalThis.pageOpenedAt = elapsed()
const now = () => Math.floor(opening + elapsed() - (globalThis.pageOpenedAt ?? 0))

/** A test file starts at the opening time of pages, and time passes from there. */
if (!isReplaced)
  globalThis.Date = new Proxy(Date, {
    construct(date, given, constructor): Date {
      const made: unknown = Reflect.construct(date, given.length === 0 ? [now()] : given, constructor)
      if (!(made instanceof date)) throw new Error('Date makes dates')
      return made
    },
    apply: () => new Date(now()).toString(),
    get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
  })
