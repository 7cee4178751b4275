import { pageNow } from '@coffer/domain/test-clock'
import { expect, it, vi } from 'vitest'
import { answer } from '../fakes/answer.ts'
import { call, callVoid } from './call.ts'
import { failureOf } from './failures.fixture.ts'
import { respondWith, startProvider } from './provider.fixture.ts'
import type { TransportSettings } from './settings.ts'
import * as v from 'valibot'

const provider = await startProvider()

let answers = new Map<string, Promise<Response>>()
const respond = (data: unknown, code = 200) =>
  Promise.resolve(new Response(JSON.stringify(answer(data, { code })), { status: code }))

/** A page with early answers, by default requested in the current session and language. */
function open(
  given: Record<string, Promise<Response>>,
  { sentAt = pageNow(), ...settings }: Partial<TransportSettings> & { sentAt?: number | undefined } = {},
): void {
  answers = new Map(Object.entries(given))
  provider.configure({
    bearer: () => 'own',
    language: () => 'en',
    early: { bearer: 'own', language: 'en', sentAt, answers },
    ...settings,
  })
  provider.script('GET /accounts', respondWith('later'))
}

const fetchAccounts = () => call({ method: 'GET', path: '/accounts', schema: v.string() })

it('An early answer is used once, without a request', async () => {
  open({ '/accounts': respond('early') })
  expect(await fetchAccounts()).toBe('early')
  expect(provider.received).toEqual([])
  expect(await fetchAccounts()).toBe('later')
})

it('An early answer is found by path and search', async () => {
  open({ '/banner-alerts?active=true': respond('early') }, { bearer: () => null })
  const search = { active: 'true' }
  const banners = call({
    method: 'GET',
    path: '/banner-alerts',
    search,
    auth: false,
    schema: v.string(),
  })
  expect(await banners).toBe('early')
})

it.each([
  ['with a failed connection', () => Promise.reject(new TypeError('network error'))],
  ['with status 503', () => respond(null, 503)],
])('An early answer %s is followed by a call', async (_, fail) => {
  const failed = fail()
  failed.catch(() => undefined)
  open({ '/accounts': failed })
  expect(await fetchAccounts()).toBe('later')
  expect(provider.count('GET /accounts')).toBe(1)
})

it('An early answer without a valid CSRF token is followed by a handshake and a call', async () => {
  open({ '/accounts': respond(null, 419) })
  expect(await fetchAccounts()).toBe('later')
  expect(provider.count('GET /sanctum/csrf-cookie')).toBe(1)
})

it('An early answer that refuses the session ends it as a call would', async () => {
  const onUnauthenticated = vi.fn()
  open({ '/accounts': respond(null, 401) }, { onUnauthenticated })
  expect(await failureOf(fetchAccounts())).toMatchObject({ kind: 'unauthenticated' })
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(provider.received).toEqual([])
})

const otherwise: [string, Parameters<typeof open>[1]][] = [
  ['for another session', { bearer: () => 'other' }],
  ['for a session that has ended', { bearer: () => null }],
  ['in another language', { language: () => 'es' }],
  ['from long ago', { sentAt: pageNow() - 31_000 }],
]
it.each(otherwise)('An early answer %s is never used', async (_, settings) => {
  open({ '/accounts': respond('early') }, settings)
  expect(await fetchAccounts()).toBe('later')
  expect(answers.size).toBe(0)
})

it('An early answer is never used after a change', async () => {
  open({ '/accounts': respond('early') })
  provider.script('POST /deposit', respondWith(null))
  await callVoid({ method: 'POST', path: '/deposit', body: { amount: 1 } })
  expect(await fetchAccounts()).toBe('later')
})

it('An aborted call does not wait for its early answer', async () => {
  open({ '/accounts': new Promise(() => {}) })
  const aborts = new AbortController()
  const called = call({ method: 'GET', path: '/accounts', schema: v.string(), signal: aborts.signal })
  aborts.abort(new Error('left'))
  await expect(called).rejects.toThrow('left')
})
