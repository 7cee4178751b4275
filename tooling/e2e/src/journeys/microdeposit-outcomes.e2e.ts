import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import {
  sendAmounts,
  fetchLinkedAccounts,
  linkByDetails,
  linkManuallyByApi,
} from '../people/linked-accounts.ts'
import { submitAmounts } from '../people/linking.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const DAY = 86_400

const clickLink = (page: Page, person: Person, key: string) =>
  page.getByRole('link', { name: person.say(key) }).click()

/** Requests new microdeposits; ends at the screen of the pending ones. */
async function requestReissue(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: person.say('linking:reissue.action') }).click()
  await expect(heading(page, person.say('linking:sent.title'))).toBeVisible()
}

test('after three tries and two reissues the account is locked, and another one is offered', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await linkManuallyByApi(person)
  const { wire } = session
  const account = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  for (const count of [2, 1]) {
    await submitAmounts(page, person, '0.12', '0.22')
    await expect(page.getByText(say('linking:incorrect.tries', { count }))).toBeVisible()
    await clickLink(page, person, 'linking:incorrect.again')
  }
  await submitAmounts(page, person, '0.12', '0.22')
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await clickLink(page, person, 'linking:incorrect.reissue')
  await expect(page.getByText(say('linking:reissue.left', { count: 2 }))).toBeVisible()
  await requestReissue(page, person)

  // The last reissue, from another screen.
  for (const _try of [1, 2, 3]) await sendAmounts(wire, account, 12, 22)
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await clickLink(page, person, 'linking:incorrect.reissue')
  await expect(page.getByText(say('linking:reissue.left', { count: 1 }))).toBeVisible()
  await requestReissue(page, person)

  for (const _try of [1, 2]) await sendAmounts(wire, account, 12, 22)
  await clickLink(page, person, 'linking:sent.action')
  await submitAmounts(page, person, '0.12', '0.22')
  await expect(heading(page, say('linking:incorrect.locked.title'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('linking:incorrect.locked.contact') })).toBeVisible()
  await clickLink(page, person, 'linking:link.another')
  await expect(heading(page, say('linking:link.title'))).toBeVisible()
  await expect(page.getByText(say('linked-account:status.LOCKED.sentence'))).toBeVisible()
})

test('expired and returned microdeposits are reported with the next step', async ({ page, ownBankOf }) => {
  const bank = ownBankOf('harbor')
  const expired = newPerson(bank)
  const returned = newPerson(bank)
  const { say } = expired
  await linkManuallyByApi(expired)
  const { wire } = await submitByApi(returned)
  // magic-values.md: an account number of an unknown account.
  await linkByDetails(wire, returned, 'JPMorgan Chase', '400012340004')

  await bank.operator.advance(5 * DAY)
  await restoreSession(page, returned, await logInByApi(returned))
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  await expect(heading(page, say('linking:returnedLink.title'))).toBeVisible()
  await clickLink(page, returned, 'linking:returnedLink.action')
  await expect(heading(page, say('linking:bank.title'))).toBeVisible()

  await bank.operator.advance(20 * DAY)
  await restoreSession(page, expired, await logInByApi(expired))
  await page.goto(`${bank.origin}/manual-funding/microdeposits/sent`)
  await expect(heading(page, say('linking:timedOut.title'))).toBeVisible()
  await clickLink(page, expired, 'linking:incorrect.reissue')
  await requestReissue(page, expired)
  await clickLink(page, expired, 'linking:sent.action')
  await submitAmounts(page, expired, '0.22', '0.11')
  await expect(heading(page, say('linking:verified.title'))).toBeVisible()
})

/** ARCHIVED is history and never listed. */
const statuses = [
  'VERIFICATION_PENDING',
  'PENDING',
  'VERIFIED',
  'TIMEOUT',
  'VERIFICATION_RETURNED',
  'FAILED',
  'ERRORED',
  'VIEW_ONLY',
  'LOCKED',
  'DEPOSITS_LOCKED',
  'ACTIVE',
] as const

test('every status of a linked account has its label and its sentence', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await linkManuallyByApi(person)
  const account = String(at(await fetchLinkedAccounts(session.wire), '0', 'uuid'))
  await restoreSession(page, person, session)
  for (const status of statuses) {
    await bank.operator.call('PATCH', `/linked-accounts/${account}`, { status })
    await page.goto(`${bank.origin}/registration/link-account-selection`)
    await expect(page.getByText(say(`linked-account:status.${status}`), { exact: true })).toBeVisible()
    await expect(page.getByText(say(`linked-account:status.${status}.sentence`))).toBeVisible()
  }
  await bank.operator.call('PATCH', `/linked-accounts/${account}`, { status: 'ARCHIVED' })
  await page.reload()
  await expect(heading(page, say('linking:link.title'))).toBeVisible()
  await expect(page.getByText(say('linked-account:status.ACTIVE.sentence'))).toBeHidden()
})
