import { pageNow } from '@coffer/domain/test-clock'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLiveness, type LivenessMachine, type TokenCheck } from './liveness-machine.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

let machine: LivenessMachine
let expiresAt: number | null
/** How far the provider's clock is ahead of the device's, as far as known. */
let offset: number
let countsActivity: boolean
let answer: TokenCheck
const check = vi.fn<(extend: boolean) => Promise<TokenCheck>>(async () => answer)
const onEnded = vi.fn()
const onWarning = vi.fn()

async function start(first: TokenCheck) {
  answer = first
  machine = createLiveness({
    check,
    now: () => pageNow() + offset,
    deviceNow: pageNow,
    expiresAt: () => expiresAt,
    onRenewed: (secondsLeft) => {
      expiresAt = pageNow() + secondsLeft * SECOND
    },
    onEnded,
    onWarning,
    countsActivity: () => countsActivity,
  })
  await vi.advanceTimersByTimeAsync(0)
  check.mockClear()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  expiresAt = null
  offset = 0
  countsActivity = true
})
afterEach(() => {
  machine.stop()
  vi.useRealTimers()
})

const alive = (secondsLeft: number): TokenCheck => ({ status: 'alive', secondsLeft })

it('The liveness check runs every 60 s without extending the session', async () => {
  await start(alive(900))
  await vi.advanceTimersByTimeAsync(3 * MINUTE)
  expect(check.mock.calls).toEqual([[false], [false], [false]])
})

it('Activity extends the session at most once per 60 s', async () => {
  await start(alive(900))
  machine.activity()
  machine.activity()
  await vi.advanceTimersByTimeAsync(MINUTE - 1)
  machine.activity()
  expect(check.mock.calls).toEqual([[true]])
  await vi.advanceTimersByTimeAsync(1)
  machine.activity()
  expect(check.mock.calls).toEqual([[true], [false], [true]])
})

it('Activity extends the session after 60 s, however far the provider’s clock was set back', async () => {
  await start(alive(900))
  machine.activity()
  check.mockImplementationOnce(async () => {
    offset = -MINUTE
    return alive(840)
  })
  await vi.advanceTimersByTimeAsync(MINUTE)
  machine.activity()
  expect(check.mock.calls).toEqual([[true], [false], [true]])
})

it('Activity on the log-in and MFA pages is ignored', async () => {
  await start(alive(900))
  countsActivity = false
  machine.activity()
  expect(check).not.toHaveBeenCalled()
})

it.each([
  [30 * SECOND, 0],
  [30 * SECOND + 1, 1],
])('A page hidden for %i ms makes %i checks when it is visible again', async (hiddenFor, checks) => {
  await start(alive(900))
  machine.hidden()
  await vi.advanceTimersByTimeAsync(hiddenFor)
  machine.visible()
  expect(check).toHaveBeenCalledTimes(checks)
})

it('The hidden time is measured by the device’s clock, not the provider’s', async () => {
  await start(alive(900))
  machine.hidden()
  offset = MINUTE
  machine.visible()
  expect(check).not.toHaveBeenCalled()
})

it('An extension is kept when an older poll is answered after it', async () => {
  await start(alive(90))
  const { promise, resolve } = Promise.withResolvers<TokenCheck>()
  check.mockReturnValueOnce(promise)
  await vi.advanceTimersByTimeAsync(MINUTE)
  answer = alive(900)
  await machine.stay()
  resolve(alive(30))
  await vi.advanceTimersByTimeAsync(31 * SECOND)
  expect(onEnded).not.toHaveBeenCalled()
  expect(onWarning).toHaveBeenLastCalledWith(null)
})

it.each<[string, TokenCheck, string]>([
  ['the provider refuses the token', { status: 'unauthorized' }, 'refused'],
  ['token_duration is 0', alive(0), 'timed-out'],
  ['token_duration is below 0', alive(-5), 'timed-out'],
])('The session ends when %s', async (_, vital, reason) => {
  await start(alive(900))
  answer = vital
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onEnded.mock.calls).toEqual([[reason]])
})

it('The session continues while the provider is unreachable, until it expires', async () => {
  await start(alive(90))
  answer = { status: 'unknown' }
  await vi.advanceTimersByTimeAsync(89 * SECOND)
  expect(onEnded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(onEnded.mock.calls).toEqual([['timed-out']])
})

it('A warning counts down from two minutes before the end until the session is extended', async () => {
  await start(alive(125))
  answer = { status: 'unknown' }
  await vi.advanceTimersByTimeAsync(4 * SECOND)
  expect(onWarning).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  expect(onWarning.mock.calls).toEqual([[120], [119]])
  machine.activity()
  expect(check).not.toHaveBeenCalled()
  answer = alive(900)
  await machine.stay()
  expect(check).toHaveBeenCalledWith(true)
  expect(onWarning).toHaveBeenLastCalledWith(null)
})

it('The warning closes when another tab extends the session', async () => {
  await start(alive(100))
  expect(onWarning).toHaveBeenLastCalledWith(100)
  expiresAt = pageNow() + 900 * SECOND
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(onWarning).toHaveBeenLastCalledWith(null)
})
