import { pageNow } from '@coffer/domain/test-clock'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callVoid } from './call.ts'
import { clearCookies } from './clear-cookies.ts'
import { dropToken } from './csrf.ts'
import { failureOf } from './failures.fixture.ts'
import type { ApiError } from './failure.ts'
import { prefetchRaw } from './prefetch.ts'
import {
  cutConnection,
  neverAnswer,
  respondWithText,
  respondWith,
  startProvider,
} from './provider.fixture.ts'
import { configureTransport, settings } from './settings.ts'

const handshake = 'GET /sanctum/csrf-cookie'
const provider = await startProvider()
beforeEach(() => {
  provider.configure()
  provider.script('GET /accounts', respondWith([]))
  provider.script('POST /alerts/all', respondWith(null))
})

const get = (signal?: AbortSignal) => callVoid({ method: 'GET', path: '/accounts', signal })
const post = () => callVoid({ method: 'POST', path: '/alerts/all' })

describe('the handshake', () => {
  it('The handshake precedes the first call, which sends the decoded cookie', async () => {
    await get()
    expect(provider.received.map(({ name }) => name)).toEqual([handshake, 'GET /accounts'])
    expect(provider.cookie()).toMatch(/%2F%3D$/)
    expect(provider.received[1]?.headers['x-xsrf-token']).toMatch(/\/=$/)
  })

  it('The handshake is shared by 20 parallel calls', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get()))
    expect(provider.count(handshake)).toBe(1)
    expect(provider.count('GET /accounts')).toBe(20)
  })

  it('The handshake is not repeated while the token is fresh', async () => {
    await get()
    await post()
    expect(provider.count(handshake)).toBe(1)
  })

  it('The handshake is not repeated after the handshake of a prefetch', async () => {
    await prefetchRaw('/accounts')
    await get()
    expect(provider.received.map(({ name }) => name)).toEqual([handshake, 'GET /accounts', 'GET /accounts'])
  })

  it('The handshake does not run in parallel with the handshake of a prefetch', async () => {
    await Promise.all([prefetchRaw('/accounts'), get(), get()])
    expect(provider.count(handshake)).toBe(1)
  })

  it('The handshake runs after the handshake of a prefetch has failed', async () => {
    let count = 0
    provider.handshakes((received, response) => {
      count += 1
      if (count === 1) return cutConnection(received, response)
      provider.issueToken(response)
      response.writeHead(204).end()
    })
    const prefetched = expect(prefetchRaw('/accounts')).rejects.toThrow()
    await get()
    await prefetched
    expect(provider.count(handshake)).toBe(2)
  })

  it.each([
    ['is not repeated when the early script made one recently', 599_000, 1],
    ['is repeated when the one of the early script is old', 600_000, 2],
  ])('The handshake %s', async (_, age, count) => {
    await provider.fetchWithCookies(`${provider.origin}/sanctum/csrf-cookie`)
    const tokenFetchedAt = pageNow() - age
    const early = { bearer: '', language: '', sentAt: 0, answers: new Map(), tokenFetchedAt }
    const cookies = { read: provider.cookie, clear: () => undefined }
    const { baseUrl, csrfUrl } = settings()
    configureTransport({ baseUrl, csrfUrl, cookies, fetch: provider.fetchWithCookies, early })
    await get()
    expect(provider.count(handshake)).toBe(count)
  })

  it('The handshake is repeated when the token is old', async () => {
    const now = vi.spyOn(Date, 'now')
    try {
      await get()
      now.mockReturnValue(pageNow() + 600_001)
      await get()
      expect(provider.count(handshake)).toBe(2)
    } finally {
      now.mockRestore()
    }
  })

  it('The handshake precedes every call when the max age is 0', async () => {
    provider.configure({ csrfMaxAgeSeconds: 0 })
    provider.script('GET /accounts', respondWith([]))
    await get()
    await get()
    await get()
    expect(provider.count(handshake)).toBe(3)
  })

  it('The handshake is repeated when the cookie was deleted', async () => {
    let isGone = false
    provider.configure({ cookies: { read: () => (isGone ? '' : provider.cookie()), clear: () => {} } })
    provider.script('GET /accounts', respondWith([]))
    await get()
    isGone = true
    await failureOf(get())
    expect(provider.count(handshake)).toBe(2)
  })

  it('The handshake is repeated when another call dropped its token before it was read', async () => {
    let isDropped = false
    provider.configure({
      cookies: { read: () => (isDropped ? '' : provider.cookie()), clear: () => (isDropped = true) },
    })
    provider.script('GET /accounts', respondWith([]))
    provider.handshakes((_, response) => {
      if (provider.count(handshake) === 1) dropToken(null)
      else isDropped = false
      provider.issueToken(response)
      response.writeHead(204).end()
    })
    await get()
    expect(provider.count(handshake)).toBe(2)
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('The handshake is repeated when a session ended before its token was read', async () => {
    const reported = vi.fn()
    const fetchAtTheEndOfASession: typeof provider.fetchWithCookies = async (input, init) => {
      const answer = await provider.fetchWithCookies(input, init)
      if (provider.received.length === 1) clearCookies()
      return answer
    }
    provider.configure({ onCsrfFailure: reported, fetch: fetchAtTheEndOfASession })
    provider.script('GET /accounts', respondWith([]))
    await get()
    expect(provider.count(handshake)).toBe(2)
    expect(provider.count('GET /accounts')).toBe(1)
    expect(reported).not.toHaveBeenCalled()
  })

  it('The handshake continues for the other calls when one call is aborted', async () => {
    const leaving = new AbortController()
    const abortedCall = get(leaving.signal)
    const otherCall = get()
    leaving.abort(new Error('left the screen'))
    await expect(abortedCall).rejects.toThrow('left the screen')
    await otherCall
    expect(provider.count(handshake)).toBe(1)
  })

  it('The handshake is not repeated when another response renewed the cookie', async () => {
    provider.script('POST /alerts/all', (_, response) => {
      provider.issueToken(response)
      respondWith(null)(_, response)
    })
    await post()
    await get()
    expect(provider.count(handshake)).toBe(1)
    expect(provider.count('GET /accounts')).toBe(1)
  })
})

describe('a refused token', () => {
  it('A refused token is replaced by a new handshake, and the call is sent again', async () => {
    await get()
    provider.revokeTokens()
    await post()
    expect(provider.count(handshake)).toBe(2)
    expect(provider.count('POST /alerts/all')).toBe(2)
  })

  it.each([
    ['this code', undefined],
    ['the early script', pageNow()],
  ])(
    'A refused token from %s is replaced even if its cookie cannot be deleted',
    async (_, tokenFetchedAt) => {
      const early = tokenFetchedAt && {
        bearer: '',
        language: '',
        sentAt: 0,
        answers: new Map(),
        tokenFetchedAt,
      }
      const { baseUrl, csrfUrl } = settings()
      const cookies = { read: provider.cookie, clear: () => undefined }
      await provider.fetchWithCookies(csrfUrl)
      configureTransport({
        baseUrl,
        csrfUrl,
        cookies,
        fetch: provider.fetchWithCookies,
        early: early || undefined,
      })
      await get()
      provider.revokeTokens()
      const before = provider.count(handshake)
      await post()
      expect(provider.count(handshake)).toBe(before + 1)
    },
  )

  it('A token that is refused twice fails the call', async () => {
    provider.script('POST /alerts/all', respondWith(null, { code: 419, message: 'CSRF token mismatch.' }))
    const failure = await failureOf(post())
    expect(failure).toMatchObject({ kind: 'csrf-expired', message: 'CSRF token mismatch.' })
    expect(provider.count('POST /alerts/all')).toBe(2)
  })

  it('A token refused for 20 parallel calls is replaced by one handshake', async () => {
    await get()
    provider.revokeTokens()
    await Promise.all(Array.from({ length: 20 }, () => post()))
    expect(provider.count(handshake)).toBe(2)
  })
})

describe('a failed handshake', () => {
  it.each([
    ['offline', cutConnection],
    ['unexpected', respondWithText(503, 'down')],
    // The handshake succeeds, but its cookie is not stored.
    ['cookies-blocked', respondWithText(204, '')],
  ] as const)('A failed handshake is %s and is reported once for all waiting calls', async (kind, step) => {
    const alerts: ApiError[] = []
    provider.configure({ onCsrfFailure: (error) => alerts.push(error) })
    provider.handshakes(step)
    const failures = await Promise.all([failureOf(get()), failureOf(get()), failureOf(get())])
    expect(failures.map((failure) => failure.kind)).toEqual([kind, kind, kind])
    expect(alerts.map((alert) => alert.call)).toEqual([handshake])
    expect(provider.count('GET /accounts')).toBe(0)
  })

  it('A handshake fails as cookies-blocked when reading the page’s cookies throws', async () => {
    vi.stubGlobal('document', {
      get cookie() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
    try {
      const { baseUrl, csrfUrl } = settings()
      configureTransport({ baseUrl, csrfUrl })
      expect(await failureOf(get())).toMatchObject({ kind: 'cookies-blocked' })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('A handshake fails as csrf-expired when the page deleted its second token too', async () => {
    provider.handshakes((_, response) => {
      dropToken(null)
      response.writeHead(204).end()
    })
    expect(await failureOf(get())).toMatchObject({ kind: 'csrf-expired' })
    expect(provider.count(handshake)).toBe(2)
  })

  it('A failed handshake is retried by the next call', async () => {
    provider.handshakes(cutConnection)
    await failureOf(get())
    provider.handshakes(null)
    await get()
    expect(provider.count('GET /accounts')).toBe(1)
  })

  it('A handshake without an answer ends with the call’s timeout', async () => {
    provider.handshakes(neverAnswer)
    const waiting = callVoid({ method: 'GET', path: '/accounts', timeoutMs: 30 })
    expect(await failureOf(waiting)).toMatchObject({ kind: 'timeout' })
  })
})
