import { pageNow } from '@coffer/domain/test-clock'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

it('The mutation cache drops a request body soon after the response if its screen has unmounted', async () => {
  const client = createQueryClient()
  const sent = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables)
  const answer = Promise.withResolvers<string>()
  const screen = new MutationObserver(client, { mutationFn: (_body: string) => answer.promise })
  const leave = screen.subscribe(() => undefined)
  const done = screen.mutate('a password')
  leave()
  const left = pageNow()
  for (let timer = 0; timer < 10; timer += 1) await vi.advanceTimersToNextTimerAsync()
  expect(pageNow() - left).toBeGreaterThan(2_000)
  expect(sent()).toEqual(['a password'])
  answer.resolve('r1')
  await done
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent()).toEqual([])
})
