import { cleanup, configure, getConfig } from '@testing-library/react'
import { unstable_LowPriority, unstable_scheduleCallback } from 'scheduler'
import { afterEach, beforeAll } from 'vitest'

// Files that share a worker also share its document.
beforeAll(() => {
  // Undefined if a test of a package with screens runs in the Node environment.
  if (typeof document !== 'undefined') document.body.replaceChildren()
})
afterEach(cleanup)

const previousConfig = getConfig()

const pendingEffects = () =>
  new Promise<void>((done) => unstable_scheduleCallback(unstable_LowPriority, () => done()))

/**
 * On a busy machine React runs the effects of a render some time after its DOM has appeared, so a subscription to a
 * store or an event may be missing when `findBy…` resolves. Every wait therefore includes pending effects, which React
 * schedules at a higher priority.
 */
configure({
  asyncWrapper: (wait: () => unknown): Promise<unknown> =>
    previousConfig.asyncWrapper(async () => {
      const result: unknown = await wait()
      await pendingEffects()
      return result
    }),
})
