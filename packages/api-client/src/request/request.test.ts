import { beforeEach, expect, it } from 'vitest'
import { failureOf } from '../transport/failures.fixture.ts'
import { cutConnection, respondWith, startProvider } from '../transport/provider.fixture.ts'
import { followRequest } from './calls.ts'
import { pause } from './pause.ts'

const name = 'GET /request/42'
const running = respondWith(null, { code: 202, completedAt: null })
const done = respondWith({ kind: 'status', result: 'PASSED' })

const provider = await startProvider()
beforeEach(() => provider.configure())

/** A clock that only pauses advance. */
function fakeClock() {
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

it('followRequest polls until the request is done', async () => {
  provider.script(name, running, running, done)
  const ticks: number[] = []
  const { pace, pauses } = fakeClock()
  const result = await followRequest('42', { pace, onTick: (elapsed) => ticks.push(elapsed) })
  expect(result).toEqual({ kind: 'status', result: 'PASSED' })
  expect(pauses).toEqual([500, 750, 1125])
  expect(ticks).toEqual([0, 500, 1250])
})

it('followRequest slows down to five seconds, and times out after 300', async () => {
  provider.script(name, running)
  const { pace, pauses } = fakeClock()
  expect((await failureOf(followRequest('42', { pace }))).kind).toBe('timeout')
  expect(Math.max(...pauses)).toBe(5000)
  expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBe(300_000)
})

it('followRequest continues after a lost connection', async () => {
  provider.script(name, cutConnection, cutConnection, cutConnection, running, done)
  const { pace } = fakeClock()
  expect((await followRequest('42', { pace })).kind).toBe('status')
})

it('followRequest fails as invalid with the message of a failed request', async () => {
  provider.script(name, running, respondWith(null, { code: 422, message: 'The bank declined.' }))
  const { pace } = fakeClock()
  expect(await failureOf(followRequest('42', { pace }))).toMatchObject({
    kind: 'invalid',
    message: 'The bank declined.',
  })
})

it('followRequest stops when it is aborted', async () => {
  provider.script(name, running)
  const leaving = new AbortController()
  const { pace } = fakeClock()
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

it('pause ends at once when it is aborted', async () => {
  const leaving = new AbortController()
  const waiting = pause(60_000, leaving.signal)
  leaving.abort(new Error('left the screen'))
  await expect(waiting).rejects.toThrow('left the screen')
  await expect(pause(60_000, leaving.signal)).rejects.toThrow('left the screen')
  await pause(0)
})
