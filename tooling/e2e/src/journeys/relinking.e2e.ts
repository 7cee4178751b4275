import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fundByApi, fundByDetails } from '../people/linked-accounts.ts'
import { fillBankDetails, submitAmounts, openLinkingWindow } from '../people/linking.ts'
import { chooseBankAccount, linkingFrame, linkingTexts, logInAtBank } from '../people/linking-page.ts'
import { expectDashboard } from '../people/dashboard.ts'
import { newPerson, type Person } from '../people/person.ts'
import { emailText } from '../people/provider-texts.ts'
import { restoreSession } from '../people/browser-session.ts'

const DAY = 86_400

const clickLink = (page: Page, person: Person, key: string) =>
  page.getByRole('link', { name: person.say(key) }).click()

const notice = (page: Page, person: Person) => page.getByText(person.say('dashboard:notices.relink.title'))

const alert = (page: Page, person: Person) =>
  page.getByText(emailText(person, 'link-again.subject'), { exact: true })

/** Starts as a depositor whose bank can no longer be used; ends at the dashboard with its notice and the unread alert. */
async function startWithFailedBank(page: Page, person: Person): Promise<void> {
  const { session, linkedAccountId } = await fundByApi(person)
  await person.bank.operator.call('PATCH', `/linked-accounts/${linkedAccountId}`, { status: 'FAILED' })
  await restoreSession(page, person, session)
  await page.goto(`${person.bank.origin}/dashboard`)
  await expect(notice(page, person)).toBeVisible()
  await expect(alert(page, person)).toBeVisible()
}

/** Expects no request to relink. */
async function expectRelinked(page: Page, person: Person): Promise<void> {
  await expectDashboard(page, person)
  await expect(notice(page, person)).toBeHidden()
  await expect(alert(page, person)).toBeHidden()
  await page.goto(`${person.bank.origin}/relink/selection`)
  await expect(page).toHaveURL(`${person.bank.origin}/not-found`)
}

test('Instant relinking starts from the dashboard’s notice and returns there', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { say } = person
  await startWithFailedBank(page, person)
  await clickLink(page, person, 'dashboard:notices.relink.action')
  await expect(heading(page, say('linking:relink.title'))).toBeVisible()
  await expect(page.getByText(say('linking:relink.reason.expired'))).toBeVisible()
  await openLinkingWindow(page, person)
  // The first log-in at the bank is refused.
  await logInAtBank(page, person.language, 'error')
  const texts = linkingTexts(person.language)
  await expect(linkingFrame(page).getByText(texts.refused)).toBeVisible()
  await linkingFrame(page).getByRole('button', { name: texts.cancel }).click()
  await expect(page).toHaveURL(/\/relink\/selection\/failed$/)
  await clickLink(page, person, 'linking:failed.again')
  await openLinkingWindow(page, person)
  await logInAtBank(page, person.language, 'demo')
  await chooseBankAccount(page, person.language)
  await expectRelinked(page, person)
})

test('Relinking by bank details survives wrong amounts and a reissue, and clears the flag', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { say } = person
  await startWithFailedBank(page, person)
  await clickLink(page, person, 'dashboard:notices.relink.action')
  await page.getByRole('radio', { name: say('linking:link.manual.label') }).check()
  await page.getByRole('button', { name: say('linking:link.continue') }).click()
  await fillBankDetails(page, person)
  await page.getByRole('button', { name: say('linking:bank.submit') }).click()
  await expect(heading(page, say('linking:sent.title'))).toBeVisible()
  await clickLink(page, person, 'linking:relink.home')
  await expect(page.getByText(say('dashboard:notices.relinking.title'))).toBeVisible()
  await clickLink(page, person, 'dashboard:notices.relinking.action')
  // The link at home and the one on the next page have the same name.
  await expect(heading(page, say('linking:sent.title'))).toBeVisible()
  await clickLink(page, person, 'linking:sent.action')
  await submitAmounts(page, person, '0.10', '0.20')
  await expect(heading(page, say('linking:incorrect.title'))).toBeVisible()
  await clickLink(page, person, 'linking:incorrect.reissue')
  await page.getByRole('button', { name: say('linking:reissue.action') }).click()
  await clickLink(page, person, 'linking:sent.action')
  await submitAmounts(page, person, '0.11', '0.22')
  await expect(heading(page, say('linking:verified.title'))).toBeVisible()
  await expect(page).toHaveURL(/\/relink\/manual\/successful$/)
  await page.reload()
  await expect(heading(page, say('linking:verified.title'))).toBeVisible()
  await clickLink(page, person, 'linking:relink.home')
  await expectRelinked(page, person)
})

test('A returned first deposit shows its reason, the next step, and a link to link another bank', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('harbor')
  const person = newPerson(bank)
  const { say, language } = person
  // The provider returns deposits from this account; return-codes has a unit test for each code.
  await fundByDetails(person, '400012340001')
  await bank.operator.advance(6 * DAY)
  await restoreSession(page, person, await logInByApi(person))
  await page.goto(`${bank.origin}/dashboard`)
  await clickLink(page, person, 'dashboard:notices.returned.action')
  await expect(heading(page, say('funding:returned.title'))).toBeVisible()
  await expect(page.getByText('R01', { exact: true })).toBeVisible()
  await expect(page.getByText(say('return-codes:meaning.R01'))).toBeVisible()
  await expect(page.getByText(say('return-codes:advice.R01'))).toBeVisible()
  await clickLink(page, person, 'funding:returned.relink')
  await expect(page.getByText(say('linking:relink.reason.returned'))).toBeVisible()
  await openLinkingWindow(page, person)
  await logInAtBank(page, language, 'demo')
  await chooseBankAccount(page, language)
  await expectDashboard(page, person)
  // The first linked account has changed, so the rule no longer applies.
  await page.goto(`${bank.origin}/funding-returned`)
  await expect(page).toHaveURL(`${bank.origin}/not-found`)
})
