import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { callVoid } from './call.ts'
import { failureOf } from './failures.fixture.ts'
import type { ApiError } from './failure.ts'
import {
  breaksOff,
  hangs,
  saysPlainly,
  respondWith,
  startProvider,
  type Provider,
} from './provider.fixture.ts'

const handshake = 'GET /sanctum/csrf-cookie'
let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => {
  provider.configure()
  provider.script('GET /accounts', respondWith([]))
  provider.script('POST /alerts/all', respondWith(null))
})

const look = (signal?: AbortSignal) => callVoid({ method: 'GET', path: '/accounts', signal })
const act = () => callVoid({ method: 'POST', path: '/alerts/all' })

describe('the handshake', () => {
  it('comes before the first call, and its cookie goes along decoded', async () => {
    await look()
    expect(provider.received.map(({ name }) => name)).toEqual([handshake, 'GET /accounts'])
    expect(provider.cookie()).toMatch(/%2F%3D$/)
    expect(provider.received[1]?.headers['x-xsrf-token']).toMatch(/\/=$/)
  })

  it('in flight is shared by 20 parallel calls', async () => {
    await Promise.all(Array.from({ length: 20 }, () => look()))
    expect(provider.count(handshake)).toBe(1)
    expect(provider.count('GET /accounts')).toBe(20)
  })

  it('is not repeated while the token is fresh', async () => {
    await look()
    await act()
    expect(provider.count(handshake)).toBe(1)
  })

  it('is repeated once the token is old', async () => {
    const now = vi.spyOn(Date, 'now')
    try {
      await look()
      now.mockReturnValue(Date.now() + 600_001)
      await look()
      expect(provider.count(handshake)).toBe(2)
    } finally {
      now.mockRestore()
    }
  })

  it('comes before every single call when the age allowed is 0', async () => {
    provider.configure({ csrfMaxAgeSeconds: 0 })
    provider.script('GET /accounts', respondWith([]))
    await look()
    await look()
    await look()
    expect(provider.count(handshake)).toBe(3)
  })

  it('is repeated when the cookie is gone', async () => {
    let isGone = false
    provider.configure({ cookies: { read: () => (isGone ? '' : provider.cookie()), clear: () => {} } })
    provider.script('GET /accounts', respondWith([]))
    await look()
    isGone = true
    await failureOf(look())
    expect(provider.count(handshake)).toBe(2)
  })

  it('goes on for the others when one who waits for it aborts', async () => {
    const leaving = new AbortController()
    const left = look(leaving.signal)
    const stayed = look()
    leaving.abort(new Error('left the screen'))
    await expect(left).rejects.toThrow('left the screen')
    await stayed
    expect(provider.count(handshake)).toBe(1)
  })

  it('reads the cookie for each call, as another answer may have renewed it', async () => {
    provider.script('POST /alerts/all', (_, response) => {
      provider.issueToken(response)
      respondWith(null)(_, response)
    })
    await act()
    await look()
    expect(provider.count(handshake)).toBe(1)
    expect(provider.count('GET /accounts')).toBe(1)
  })
})

describe('a token that is refused', () => {
  it('is dropped, the handshake repeated and the call tried once more', async () => {
    await look()
    provider.forget()
    await act()
    expect(provider.count(handshake)).toBe(2)
    expect(provider.count('POST /alerts/all')).toBe(2)
  })

  it('twice is a failure', async () => {
    provider.script('POST /alerts/all', respondWith(null, { code: 419, message: 'CSRF token mismatch.' }))
    const failure = await failureOf(act())
    expect(failure).toMatchObject({ kind: 'csrf-expired', message: 'CSRF token mismatch.' })
    expect(provider.count('POST /alerts/all')).toBe(2)
  })

  it('by 20 parallel calls costs one more handshake', async () => {
    await look()
    provider.forget()
    await Promise.all(Array.from({ length: 20 }, () => act()))
    expect(provider.count(handshake)).toBe(2)
  })
})

describe('a handshake that fails', () => {
  it.each([
    ['offline', breaksOff],
    ['unexpected', saysPlainly(503, 'down')],
    // Cookies are blocked: the answer is fine, the cookie never comes.
    ['csrf-expired', saysPlainly(204, '')],
  ] as const)('is %s, and raises one alert for all who wait', async (kind, step) => {
    const alerts: ApiError[] = []
    provider.configure({ onCsrfFailure: (error) => alerts.push(error) })
    provider.handshakes(step)
    const failures = await Promise.all([failureOf(look()), failureOf(look()), failureOf(look())])
    expect(failures.map((failure) => failure.kind)).toEqual([kind, kind, kind])
    expect(alerts.map((alert) => alert.call)).toEqual([handshake])
    expect(provider.count('GET /accounts')).toBe(0)
  })

  it('is tried again by the next call', async () => {
    provider.handshakes(breaksOff)
    await failureOf(look())
    provider.handshakes(null)
    await look()
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('that never answers ends with the time of the call', async () => {
    provider.handshakes(hangs)
    const waiting = callVoid({ method: 'GET', path: '/accounts', timeoutMs: 30 })
    expect(await failureOf(waiting)).toMatchObject({ kind: 'timeout' })
  })
})
