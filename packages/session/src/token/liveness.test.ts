import { configureTransport } from '@coffer/api-client/transport'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startLiveness } from './liveness.ts'
import { bearer, beginMfa, endSession, completeMfa, restoreSession, sessionState } from './session.ts'

const loginAnswer = {
  token: 'pending-token',
  nonceToken: 'nonce',
  maskedEmail: 'a••@example.com',
  mfa: { enrolled: ['email'], maskedPhone: null },
  session: null,
} as const

/** A provider whose responses about the token the test sends. */
function slowProvider() {
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<Response>()
  configureTransport({
    baseUrl: 'http://bank.example/api/v1',
    csrfMaxAgeSeconds: 600,
    retryDelayMs: 0,
    bearer,
    cookies: { read: () => 'XSRF-TOKEN=token', clear: () => undefined },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('auth-check')) return new Response(null, { status: 204 })
      asked.push(request.headers.get('Authorization') ?? '')
      return promise
    },
  })
  return { asked, refuse: () => resolve(new Response('{"code":401}', { status: 401 })) }
}

let stop = () => {}
beforeEach(async () => {
  await restoreSession()
})
afterEach(async () => {
  stop()
  await endSession('asked')
})

it('The session ends when the provider no longer knows its token', async () => {
  const provider = slowProvider()
  completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
  stop = startLiveness({ countsActivity: () => true })
  provider.refuse()
  await vi.waitFor(() => expect(sessionState().status).toBe('visitor'))
})

it('The session continues when the token from before the MFA code is refused', async () => {
  const provider = slowProvider()
  beginMfa(loginAnswer)
  stop = startLiveness({ countsActivity: () => true })
  await vi.waitFor(() => expect(provider.asked).toEqual(['Bearer pending-token']))
  completeMfa({ token: 'final-token', sessionId: 'session', relink: false, tokenDuration: 900 })
  provider.refuse()
  await vi.waitFor(() => expect(sessionState().status).toBe('signed-in'))
  // One macrotask later, the effects of the rejection have happened.
  await new Promise((resolve) => setTimeout(resolve))
  expect(bearer()).toBe('final-token')
})
