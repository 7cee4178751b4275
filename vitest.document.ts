import { cleanup, configure, getConfig } from '@testing-library/react'
import { unstable_LowPriority, unstable_scheduleCallback } from 'scheduler'
import { afterEach, beforeAll } from 'vitest'

// Files that share a worker share its document too.
beforeAll(() => {
  // Absent where a test of a package with screens runs outside a document.
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
afterEach(cleanup)

const earlier = getConfig()

const pendingEffects = () =>
  new Promise<void>((done) => unstable_scheduleCallback(unstable_LowPriority, () => done()))

/**
 * On a busy machine React runs the effects of a render some time after its DOM is there: a subscription to a store
 * or an event may be missing when `findBy…` has found the screen. Every wait includes the effects of what it waited
 * for: React schedules them at a higher priority.
 */
configure({
  asyncWrapper: (wait: () => unknown): Promise<unknown> =>
    earlier.asyncWrapper(async () => {
      const result: unknown = await wait()
      await pendingEffects()
      return result
    }),
})
