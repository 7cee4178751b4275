// @vitest-environment happy-dom
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { fetchAccounts } from '../accounts/accounts.ts'
import { login } from '../auth/login.ts'
import { verifyMicrodeposits } from '../linking/linking.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { configureTransport } from '../transport/settings.ts'
import { account, alert, banner, disclosure, faq, message, transaction } from './builders.ts'
import { respond } from './fake-call.ts'
import { handlers, usualHandlers } from './handlers.ts'
import { inLanguage } from './spanish-texts.ts'

const server = setupServer(...usualHandlers())
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  configureTransport({ retryDelayMs: 1 })
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('The default handlers answer every call, in a document with cookies', async () => {
  expect(await fetchAccounts()).toMatchObject([{ name: 'High-Yield Savings' }])
  expect(document.cookie).toContain('XSRF-TOKEN=')
})

it('A handler fails with the failure that a test sets', async () => {
  server.use(handlers.login.fails(400, { message: 'These credentials do not match.' }))
  expect(await failureOf(login({ email: 'a@example.com', password: 'x' }))).toMatchObject({
    kind: 'rejected',
    message: 'These credentials do not match.',
  })
})

it('A handler can answer depending on the request', async () => {
  server.use(
    handlers.verifyMicrodeposits.answers(async (request) => {
      const form = await request.formData()
      return form.get('amount_1') === '11'
        ? respond({ uuid: 'a', status: 'ACTIVE' })
        : respond({ attempts_left: 2 }, { code: 422 })
    }),
  )
  const link = { accountId: 'a', amount2: 22 }
  expect(await verifyMicrodeposits({ ...link, amount1: 11 })).toEqual({ uuid: 'a', status: 'ACTIVE' })
  expect(await failureOf(verifyMicrodeposits({ ...link, amount1: 12 }))).toMatchObject({ attemptsLeft: 2 })
})

describe('inLanguage', () => {
  const data = [account(), transaction(), alert(), banner(), message(), faq(), disclosure()]

  it('inLanguage has a Spanish text for each that the provider writes in the fakes, and the way back', () => {
    const written = /^(?:name|description|title|body|subject|category|question|attestation|\w+_html)$/
    const texts = data.flatMap((one) =>
      Object.entries<unknown>({ ...one })
        .filter(([field]) => written.test(field))
        .map(([, value]) => value),
    )
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.filter((text) => inLanguage(text, 'es') === text)).toEqual([])
    expect(inLanguage(inLanguage(data, 'es'), 'en')).toEqual(data)
  })

  it('A handler answers in the language of the request', async () => {
    configureTransport({ language: () => 'es' })
    onTestFinished(() => configureTransport({ language: () => '' }))
    expect(await fetchAccounts()).toMatchObject([{ name: 'Ahorros de alto rendimiento' }])
  })
})
