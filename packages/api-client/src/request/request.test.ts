import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { failureOf } from '../transport/failures.fixture.ts'
import { breaksOff, respondWith, startProvider, type Provider } from '../transport/provider.fixture.ts'
import { followRequest } from './calls.ts'
import { pause } from './pause.ts'

const name = 'GET /request/42'
const running = respondWith(null, { code: 202, completedAt: null })
const done = respondWith({ kind: 'status', result: 'PASSED' })

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.configure())

/** A clock that only the pauses move. */
function clockwork() {
  let now = 0
  const pauses: number[] = []
  return {
    pauses,
    pace: {
      now: () => now,
      pause: (ms: number, signal?: AbortSignal) => {
        signal?.throwIfAborted()
        pauses.push(ms)
        now += ms
        return Promise.resolve()
      },
    },
  }
}

it('asks until the request is done', async () => {
  provider.script(name, running, running, done)
  const ticks: number[] = []
  const { pace, pauses } = clockwork()
  const result = await followRequest('42', { pace, onTick: (elapsed) => ticks.push(elapsed) })
  expect(result).toEqual({ kind: 'status', result: 'PASSED' })
  expect(pauses).toEqual([500, 750, 1125])
  expect(ticks).toEqual([0, 500, 1250])
})

it('slows down to five seconds and says so when 300 have passed', async () => {
  provider.script(name, running)
  const { pace, pauses } = clockwork()
  expect((await failureOf(followRequest('42', { pace }))).kind).toBe('timeout')
  expect(Math.max(...pauses)).toBe(5000)
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(300_000)
})

it('a connection lost on the way only costs time', async () => {
  provider.script(name, breaksOff, breaksOff, breaksOff, running, done)
  const { pace } = clockwork()
  expect((await followRequest('42', { pace })).kind).toBe('status')
})

it('a request that failed is invalid, with its message', async () => {
  provider.script(name, running, respondWith(null, { code: 422, message: 'The bank declined.' }))
  const { pace } = clockwork()
  expect(await failureOf(followRequest('42', { pace }))).toMatchObject({
    kind: 'invalid',
    message: 'The bank declined.',
  })
})

it('stops when the screen is left', async () => {
  provider.script(name, running)
  const leaving = new AbortController()
  const { pace } = clockwork()
  const following = followRequest('42', {
    pace,
    signal: leaving.signal,
    onTick: (elapsed) => {
      if (elapsed > 1000) leaving.abort(new Error('left the screen'))
    },
  })
  await expect(following).rejects.toThrow('left the screen')
  expect(provider.count(name)).toBe(2)
})

it('a pause ends at once with an abort', async () => {
  const leaving = new AbortController()
  const waiting = pause(60_000, leaving.signal)
  leaving.abort(new Error('left the screen'))
  await expect(waiting).rejects.toThrow('left the screen')
  await expect(pause(60_000, leaving.signal)).rejects.toThrow('left the screen')
  await pause(0)
})
