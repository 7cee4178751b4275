import { answer } from '@coffer/api-client/fakes'
import { fixedHeaders } from '@coffer/api-client/transport'
import { preferredLanguage, storeLanguage } from '@coffer/session/language-choice'
import { clearLogoutReason } from '@coffer/session/logout-reason'
import { bearer, completeMfa, beginMfa, endSession } from '@coffer/session/session'
import { rehydrate } from '@coffer/session/store'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyReads } from './early-reads.ts'
import { requestEarly } from './request-early.ts'

const reads = earlyReads()
const accounts = (data: unknown) => new Response(JSON.stringify(answer(data)))
const provider = vi.fn(async (input: URL | string | Request, _init?: RequestInit) =>
  (input instanceof Request ? input.url : String(input)).endsWith('/accounts')
    ? accounts([{ available_balance: 1234_56 }])
    : new Response('{}'),
)
const requested = () =>
  provider.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
const hasLoggedOut = () =>
  provider.mock.calls.some(([input]) => input instanceof Request && input.url.endsWith('/logout'))
const headersOf = (address: string) => provider.mock.calls.find(([input]) => input === address)?.[1]?.headers

function logInHalf(): void {
  beginMfa({
    token: 'pending',
    nonceToken: null,
    maskedEmail: 'a•••@example.com',
    mfa: { enrolled: ['email'], maskedPhone: null },
    session: null,
  })
}
function logIn(tokenDuration = 600): void {
  logInHalf()
  completeMfa({ token: 'bearer', sessionId: 'session', relink: false, tokenDuration })
}

beforeEach(async () => {
  vi.stubGlobal('fetch', provider)
  provider.mockReset()
  document.cookie = 'XSRF-TOKEN=token; path=/'
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <div data-waiting><p><template><b><i data-balance="whole"></i><i data-balance="fraction"></i></b></template></p></div>
    <script type="application/json" id="tenant">{"settings":{"apiBase":"/api/v1"},"languages":["en","es"]}</script>`
  await rehydrate()
  clearLogoutReason()
  storeLanguage('en')
})
afterEach(async () => {
  const hadSession = bearer() !== null
  document.cookie = 'XSRF-TOKEN=token; path=/'
  await endSession('asked')
  // endSession does not wait for a slow log-out, whose handshake would then run in the next test.
  if (hadSession) await vi.waitFor(() => expect(hasLoggedOut()).toBe(true))
  window['__early'] = undefined
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('early requests', () => {
  it('Early requests are those of the page’s address, with the session’s token and the fixed headers', () => {
    logIn()
    requestEarly('/dashboard/', reads)
    expect(requested()).toEqual(
      [
        '/accounts',
        '/transactions',
        '/linked-accounts',
        '/depositor',
        '/alerts',
        '/messages',
        '/banner-alerts?active=true',
        '/branding',
      ].map((address) => `/api/v1${address}`),
    )
    expect(headersOf('/api/v1/accounts')).toEqual({
      ...fixedHeaders,
      'Accept-Language': 'en',
      'X-XSRF-TOKEN': 'token',
      Authorization: 'Bearer bearer',
    })
    expect(headersOf('/api/v1/banner-alerts?active=true')).not.toHaveProperty('Authorization')
    expect(window['__early']).toMatchObject({ bearer: 'bearer', language: 'en' })
  })

  it('Early requests share one handshake when the page has no CSRF token', async () => {
    document.cookie = 'XSRF-TOKEN=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
    logIn()
    requestEarly('/dashboard', reads)
    await window['__early']?.answers.get('/accounts')
    expect(requested().filter((address) => address.endsWith('/sanctum/csrf-cookie'))).toHaveLength(1)
    // The application does not repeat the handshake.
    expect(window['__early']?.tokenFetchedAt).toBeGreaterThanOrEqual(window['__early']?.sentAt ?? Infinity)
  })

  it('Early requests leave out the branding that an earlier page has stored', () => {
    logIn()
    localStorage.setItem('root', JSON.stringify({ state: { branding: { fetchedAt: 1 } } }))
    requestEarly('/dashboard', reads)
    expect(requested()).toContain('/api/v1/accounts')
    expect(requested()).not.toContain('/api/v1/branding')
  })

  it('Early requests are in the language that the application will choose', () => {
    logIn()
    storeLanguage('es')
    requestEarly('/dashboard', reads)
    expect(preferredLanguage(['en', 'es'])).toBe('es')
    expect(window['__early']?.language).toBe('es')
  })

  it.each([
    ['for a visitor', () => undefined],
    ['with an expired session', () => logIn(-1)],
    ['before the second factor', logInHalf],
    ['with a damaged stored token', () => sessionStorage.setItem('tab', '{"bearer":1}')],
  ])('Early requests are not sent on a page %s', (_, prepare) => {
    prepare()
    requestEarly('/dashboard', reads)
    expect(requested()).toEqual([])
    expect(window['__early']).toBeUndefined()
  })

  it('Early requests are not sent at any other address', () => {
    logIn()
    requestEarly('/registration', reads)
    requestEarly('/dashboards', reads)
    expect(requested()).toEqual([])
  })
})

describe('the early requests for the account', () => {
  const account = { uuid: 'a1', available_balance: 1 }
  const ownCalls = () => requested().filter((address) => address.includes('/accounts/'))
  const storeCapabilities = (capabilities: readonly string[]) =>
    localStorage.setItem('root', JSON.stringify({ state: { branding: { value: { capabilities } } } }))
  const answerAccounts = () =>
    provider.mockImplementation(async (input) => {
      const address = input instanceof Request ? input.url : String(input)
      if (address.endsWith('/accounts')) return accounts([account])
      return new Response(JSON.stringify(answer({ capabilities: ['goals', 'automatic_saving', 'cases'] })))
    })

  it('Home requests the goals and plans of the account that its early answer names', async () => {
    answerAccounts()
    logIn()
    storeCapabilities(['automatic_saving', 'goals'])
    requestEarly('/dashboard', reads)
    await vi.waitFor(() =>
      expect(ownCalls()).toEqual(['/api/v1/accounts/a1/goals', '/api/v1/accounts/a1/plans']),
    )
    expect(window['__early']?.answers.has('/accounts/a1/goals')).toBe(true)
  })

  it('Home learns the capabilities from the early branding when none is stored', async () => {
    answerAccounts()
    logIn()
    requestEarly('/dashboard', reads)
    await vi.waitFor(() => expect(ownCalls()).toHaveLength(2))
  })

  it('Home requests nothing of a capability that is not announced, or that the tenant has switched off', async () => {
    answerAccounts()
    logIn()
    storeCapabilities(['goals', 'cases'])
    const block = document.getElementById('tenant')
    if (block)
      block.textContent =
        '{"settings":{"apiBase":"/api/v1","disabledCapabilities":["goals"]},"languages":["en","es"]}'
    requestEarly('/dashboard', reads)
    await vi.waitFor(() => expect(shownBalance()).toBe('$0.01'))
    expect(ownCalls()).toEqual([])
  })

  it('Home adds no early answer after a change', async () => {
    answerAccounts()
    logIn()
    storeCapabilities(['goals'])
    requestEarly('/dashboard', reads)
    if (window['__early']) window['__early'].isOutdated = true
    await vi.waitFor(() => expect(shownBalance()).toBe('$0.01'))
    expect(ownCalls()).toEqual([])
  })
})

const shownBalance = () => document.querySelector('[data-waiting] b')?.textContent

describe('the early balance', () => {
  it('The early balance appears in the waiting frame and leaves the response to the application', async () => {
    logIn()
    requestEarly('/dashboard', reads)
    await vi.waitFor(() => expect(shownBalance()).toBe('$1,234.56'))
    const own = await window['__early']?.answers.get('/accounts')
    expect(own?.bodyUsed).toBe(false)
  })

  it.each([
    ['there is no account', () => accounts([])],
    ['the response has no envelope', () => new Response('<p>Gateway</p>')],
  ])('The early balance is left out when %s', async (_, respond) => {
    provider.mockImplementation(async () => respond())
    logIn()
    requestEarly('/dashboard', reads)
    await window['__early']?.answers.get('/accounts')
    expect(shownBalance()).toBeUndefined()
  })

  it('The early balance is left out when the stored language differs from the page’s', async () => {
    logIn()
    storeLanguage('es')
    requestEarly('/dashboard', reads)
    await window['__early']?.answers.get('/accounts')
    expect(shownBalance()).toBeUndefined()
  })
})
