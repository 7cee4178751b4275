import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applyByApi, requestData } from '../people/application-by-api.ts'
import { at, type LoggedIn, logInByApi } from '../people/provider-client.ts'
import { field, heading } from '../people/log-in.ts'
import { chooseAmount } from '../people/funding.ts'
import { prepareFunding } from '../people/linked-accounts.ts'
import { expectBalancedLedger } from '../people/money.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

/** Opens two tabs of one browser with the same session. */
async function openTwoTabs(
  context: BrowserContext,
  person: Person,
  session: LoggedIn,
): Promise<[Page, Page]> {
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await restoreSession(tab, person, session)
  return tabs
}

/** Opens another browser with a separate log-in. */
async function openOtherDevice(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await restoreSession(page, person, await logInByApi(person))
  return page
}

test('An application saved on another device is not overwritten; a later save shows a notice and the saved data', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const { wire, ...session } = await applyByApi(person, { until: 'address' })
  await restoreSession(page, person, { wire, ...session })
  await page.goto(`${bank.origin}/registration/address`)
  const city = field(page, say('application:address.city.label'))
  await city.fill('Toledo')
  const remoteAddress = { address_line1: '2 Elm Road', city: 'Dayton', state: 'OH', postal_code: '45402' }
  await requestData(wire, 'PATCH', '/depositor', { step: 'address', ...remoteAddress })
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await expect(page.getByText(say('application:changed.title'))).toBeVisible()
  await expect(city).toHaveValue('Dayton')
  await expect(heading(page, say('onboarding:address.title'))).toBeVisible()
  // After the notice, the saved data can be changed.
  await city.fill('Toledo')
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await expect(heading(page, say('onboarding:employer.title'))).toBeVisible()
  expect(at(await requestData(wire, 'GET', '/depositor/progress'), 'fields', 'city')).toBe('Toledo')
})

test('Two tabs that fund at the same moment make one deposit, and neither shows an error', async ({
  context,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await prepareFunding(person)
  const tabs = await openTwoTabs(context, person, session)
  const submitButton = (tab: Page) =>
    tab.getByRole('button', { name: say('funding:ready.submit', { amount: '$1,250.00' }) })
  for (const tab of tabs) {
    await tab.goto(`${bank.origin}/fund-account/ready-to-fund`)
    await expect(submitButton(tab)).toBeVisible()
  }
  await Promise.all(tabs.map((tab) => submitButton(tab).click()))
  for (const tab of tabs) {
    const [first, second] = [
      heading(tab, say('funding:done.title')),
      heading(tab, say('funding:funded.title')),
    ]
    await expect(first.or(second)).toBeVisible()
  }
  expect(await requestData(session.wire, 'GET', '/transactions')).toHaveLength(1)
  await expectBalancedLedger(bank)
})

test('A tab that was left open shows that another device has funded, and makes no second deposit', async ({
  page,
  browser,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await prepareFunding(person)
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/fund-account`)
  await expect(heading(page, say('funding:amount.title'))).toBeVisible()

  const phone = await openOtherDevice(browser, person)
  await phone.goto(`${bank.origin}/fund-account/ready-to-fund`)
  await phone.getByRole('button', { name: say('funding:ready.submit', { amount: '$1,250.00' }) }).click()
  await expect(heading(phone, say('funding:done.title'))).toBeVisible()

  await chooseAmount(page, person, '5000')
  await expect(heading(page, say('funding:funded.title'))).toBeVisible()
  const moved = await requestData(session.wire, 'GET', '/transactions')
  expect(moved).toHaveLength(1)
  expect(at(moved, '0', 'amount')).toBe(125_000)
  await phone.context().close()
})
