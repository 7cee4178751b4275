import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { at } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { linkedAccounts } from '../people/linked.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

/** The callbacks of the linking service's script, by the vendor's names. */
type Word = 'onSuccess' | 'onError' | 'onClose' | 'onExit' | 'onEvent'
type Said = readonly [Word, unknown]
type Site = Readonly<Record<string, unknown>>

/** A script that opens no window, and calls back as the test dictates. */
const standIn = `window.fastlink = {
  open: (options) => { window.opened = options },
  close: () => { window.opened = undefined },
}`

const nothing = { status: 'USER_CLOSE_ACTION', sites: [] }
const exit = (sites: readonly Site[]) => ({ action: 'exit', fnToCall: 'accountStatus', sites })

/** An approved person with the linking window open, whose log-in at the bank ended with `outcome`. */
async function atTheWindow(page: Page, bank: Bank, outcome: 'success' | 'failed') {
  const person = newPerson(bank)
  const session = await submitByApi(person)
  await page.route('**/fastlink/**/initialize.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standIn }),
  )
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  const answered = page.waitForResponse('**/api/v1/fastlink')
  await openLinkingWindow(page, person)
  const ticket: unknown = await (await answered).json()
  const result = await bank.operator.call('POST', '/fastlink/complete', {
    access_token: at(ticket, 'data', 'access_token'),
    institution: 'Ally Bank',
    outcome,
  })
  await page.waitForFunction(() => 'opened' in window)
  return { person, wire: session.wire, site: siteOf(result) }
}

const siteOf = (result: unknown): Site => ({
  providerAccountId: at(result, 'provider_account_id'),
  providerId: at(result, 'provider_id'),
  requestId: at(result, 'request_id'),
})

/** Makes the script call back, in this order. */
const say = (page: Page, words: readonly Said[]) =>
  page.evaluate((all) => {
    const options: unknown = Reflect.get(window, 'opened')
    for (const [word, data] of all) {
      const callback: unknown = typeof options === 'object' && options && Reflect.get(options, word)
      if (typeof callback === 'function') Reflect.apply(callback, options, [data])
    }
  }, words)

const succeeded = (site: Site) => ({
  ...site,
  status: 'SUCCESS',
  additionalStatus: 'AVAILABLE_DATA_RETRIEVED',
})
const refused = (site: Site) => ({
  ...site,
  status: 'FAILED',
  additionalStatus: 'INCORRECT_CREDENTIALS',
  isMFAError: false,
})
const broken = { code: 'E701', title: 'Session refused', message: '', fnToCall: 'errorHandler' }

const successes: Record<string, (site: Site) => Said[]> = {
  'before a close that says nothing': (site) => [
    ['onSuccess', succeeded(site)],
    ['onClose', undefined],
  ],
  'twice, then a close by the person': (site) => [
    ['onSuccess', { ...succeeded(site), additionalStatus: 'ACCT_SUMMARY_RECEIVED' }],
    ['onSuccess', succeeded(site)],
    ['onClose', nothing],
  ],
  'only in the close': (site) => [['onClose', exit([succeeded(site)])]],
  'in the exit of the vendor’s other page': (site) => [['onExit', exit([succeeded(site)])]],
  'after a log-in that was refused first': (site) => [
    ['onError', refused(site)],
    ['onSuccess', succeeded(site)],
    ['onClose', exit([succeeded(site)])],
  ],
  'and then an error of the window itself': (site) => [
    ['onSuccess', succeeded(site)],
    ['onError', broken],
  ],
}

for (const [name, words] of Object.entries(successes)) {
  test(`success ${name}: the account is linked once`, async ({ page, bankOf }) => {
    const { person, wire, site } = await atTheWindow(page, bankOf('harbor'), 'success')
    await say(page, words(site))
    await expect(heading(page, person.say('funding:amount.title'))).toBeVisible()
    expect(await linkedAccounts(wire)).toMatchObject([{ institution: 'Ally Bank', status: 'ACTIVE' }])
  })
}

const ends: Record<string, { words: (site: Site) => Said[]; said: string }> = {
  'a person who leaves': { words: () => [['onClose', nothing]], said: 'linking:instant.quit.title' },
  'a close that says nothing': { words: () => [['onClose', undefined]], said: 'linking:instant.quit.title' },
  'a session that has run out': { words: () => [['onError', broken]], said: 'linking:instant.expired.title' },
  'a log-in that the bank refuses': {
    words: (site) => [
      ['onError', refused(site)],
      ['onClose', exit([refused(site)])],
    ],
    said: 'linking:failed.credentials',
  },
  'a code that the bank refuses': {
    words: (site) => [
      ['onError', { ...refused(site), isMFAError: true }],
      ['onClose', nothing],
    ],
    said: 'linking:failed.verification',
  },
  'a bank that does not answer': {
    words: (site) => [['onClose', exit([{ ...refused(site), additionalStatus: 'SITE_NOT_AVAILABLE' }])]],
    said: 'linking:failed.bank',
  },
}

for (const [name, { words, said }] of Object.entries(ends)) {
  test(`${name}: it is reported, and nothing is linked`, async ({ page, bankOf }) => {
    const { person, wire, site } = await atTheWindow(page, bankOf('harbor'), 'failed')
    await say(page, words(site))
    await expect(page.getByText(person.say(said))).toBeVisible()
    expect(await linkedAccounts(wire)).toEqual([])
  })
}

test('a success that the provider does not confirm is not trusted', async ({ page, bankOf }) => {
  const { person, wire, site } = await atTheWindow(page, bankOf('harbor'), 'failed')
  await say(page, [
    ['onSuccess', succeeded(site)],
    ['onClose', exit([succeeded(site)])],
  ])
  await expect(heading(page, person.say('linking:failed.title'))).toBeVisible()
  expect(await linkedAccounts(wire)).toEqual([])
})
