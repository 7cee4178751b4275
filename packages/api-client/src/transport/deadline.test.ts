import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withDeadline } from './deadline.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a deadline', () => {
  it('A deadline aborts the work after its time', async () => {
    const work = withDeadline(
      1000,
      (deadline) =>
        new Promise<never>((_, reject) => {
          deadline.addEventListener('abort', () => reject(new Error('too late')))
        }),
    )
    const ended = expect(work).rejects.toThrow('too late')
    await vi.advanceTimersByTimeAsync(1000)
    await ended
  })

  it.each([
    ['succeeds', () => Promise.resolve('done')],
    ['fails', () => Promise.reject(new Error('failed'))],
  ])('A deadline leaves no timer behind when the work %s', async (_, work) => {
    await Promise.allSettled([withDeadline(1000, work)])
    expect(vi.getTimerCount()).toBe(0)
  })
})
