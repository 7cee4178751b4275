import { linkingOriginFor } from '@coffer/branding/linking-host'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { at } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fetchLinkedAccounts } from '../people/linked-accounts.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { chooseBankAccount, linkingPage, logInAtBank } from '../people/linking-page.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

/** The callbacks of the linking service's script, by the vendor's names. */
type CallbackName = 'onSuccess' | 'onError' | 'onClose' | 'onExit' | 'onEvent'
type Callback = readonly [CallbackName, unknown]
type Site = Readonly<Record<string, unknown>>

/** A script that opens no window, and calls the callbacks that the test chooses. */
const stubScript = `window.fastlink = {
  open: (options) => { window.opened = options },
  close: () => { window.opened = undefined },
}`

const exitResult = (sites: readonly Site[]) => ({ action: 'exit', fnToCall: 'accountStatus', sites })

/** Opens the linking window as an approved depositor whose log-in at the bank ended with `outcome`. */
async function openWindow(page: Page, bank: Bank, outcome: 'success' | 'failed') {
  const person = newPerson(bank)
  const session = await submitByApi(person)
  await page.route('**/fastlink/**/initialize.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stubScript }),
  )
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  const sessionResponse = page.waitForResponse('**/api/v1/fastlink')
  await openLinkingWindow(page, person)
  const linkingSession: unknown = await (await sessionResponse).json()
  const result = await bank.operator.call('POST', '/fastlink/complete', {
    access_token: at(linkingSession, 'data', 'access_token'),
    institution: 'Ally Bank',
    outcome,
  })
  await (await linkingPage(page)).waitForFunction(() => 'opened' in window)
  return { person, wire: session.wire, site: toSite(result) }
}

const toSite = (result: unknown): Site => ({
  providerAccountId: at(result, 'provider_account_id'),
  providerId: at(result, 'provider_id'),
  requestId: at(result, 'request_id'),
})

/** Makes the script call these callbacks in order. */
const invokeCallbacks = async (page: Page, callbacks: readonly Callback[]) =>
  (await linkingPage(page)).evaluate((all) => {
    const options: unknown = Reflect.get(window, 'opened')
    for (const [name, data] of all) {
      const callback: unknown = typeof options === 'object' && options && Reflect.get(options, name)
      if (typeof callback === 'function') Reflect.apply(callback, options, [data])
    }
  }, callbacks)

const success = (site: Site) => ({
  ...site,
  status: 'SUCCESS',
  additionalStatus: 'AVAILABLE_DATA_RETRIEVED',
})
const failure = (site: Site) => ({
  ...site,
  status: 'FAILED',
  additionalStatus: 'INCORRECT_CREDENTIALS',
  isMFAError: false,
})

test('The linking window links the account once for a success after a log-in that was refused', async ({
  page,
  bankOf,
}) => {
  const { person, wire, site } = await openWindow(page, bankOf('harbor'), 'success')
  await invokeCallbacks(page, [
    ['onError', failure(site)],
    ['onSuccess', success(site)],
    ['onClose', exitResult([success(site)])],
  ])
  await expect(heading(page, person.say('funding:amount.title'))).toBeVisible()
  expect(await fetchLinkedAccounts(wire)).toMatchObject([{ institution: 'Ally Bank', status: 'ACTIVE' }])
})

test('The linking window does not trust a success that the provider does not confirm', async ({
  page,
  bankOf,
}) => {
  const { person, wire, site } = await openWindow(page, bankOf('harbor'), 'failed')
  await invokeCallbacks(page, [
    ['onSuccess', success(site)],
    ['onClose', exitResult([success(site)])],
  ])
  await expect(heading(page, person.say('linking:failed.title'))).toBeVisible()
  expect(await fetchLinkedAccounts(wire)).toEqual([])
})

test('The linking window links an account in frames without cookies and storage, as in Safari and Firefox', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const session = await submitByApi(person)
  const linkingOrigin = linkingOriginFor(person.bank.origin)
  const cookies: string[] = []
  await page.route(`${linkingOrigin}/**`, async (route) => {
    const { cookie, ...headers } = await route.request().allHeaders()
    if (cookie !== undefined) cookies.push(cookie)
    await route.continue({ headers })
  })
  // Imitates a browser that blocks the storage of third-party frames.
  await page.addInitScript((origin) => {
    if (location.origin !== origin) return
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse })
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  }, linkingOrigin)
  await restoreSession(page, person, session)
  await page.goto(`${person.bank.origin}/registration/link-account-selection`)
  await openLinkingWindow(page, person)
  const refusal = (await linkingPage(page)).evaluate(() => localStorage.length)
  await expect(refusal).rejects.toThrow('The operation is insecure.')
  await logInAtBank(page, person.language, 'demo')
  await chooseBankAccount(page, person.language)
  await expect(heading(page, person.say('funding:amount.title'))).toBeVisible()
  expect(await fetchLinkedAccounts(session.wire)).toMatchObject([
    { institution: 'Ally Bank', status: 'ACTIVE' },
  ])
  expect(cookies).toEqual([])
})
