import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { amountsGiven, linkedAccounts, linkedByDetails, manuallyLinked } from '../people/linked.ts'
import { giveAmounts } from '../people/linking.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const DAY = 86_400

const goTo = (page: Page, person: Person, key: string) =>
  page.getByRole('link', { name: person.say(key) }).click()

/** Requests new microdeposits; ends at the screen of the pending ones. */
async function reissue(page: Page, person: Person): Promise<void> {
  await page.getByRole('button', { name: person.say('linking:reissue.action') }).click()
  await expect(heading(page, person.say('linking:sent.title'))).toBeVisible()
}

test('after three tries and two reissues the account is locked, and another one is offered', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await manuallyLinked(person)
  const { wire } = session
  const account = String(at(await linkedAccounts(wire), '0', 'uuid'))
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  for (const count of [2, 1]) {
    await giveAmounts(page, person, '0.12', '0.22')
    await expect(page.getByText(say('linking:incorrect.tries', { count }))).toBeVisible()
    await goTo(page, person, 'linking:incorrect.again')
  }
  await giveAmounts(page, person, '0.12', '0.22')
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await goTo(page, person, 'linking:incorrect.reissue')
  await expect(page.getByText(say('linking:reissue.left', { count: 2 }))).toBeVisible()
  await reissue(page, person)

  // The last reissue, from another screen.
  for (const _try of [1, 2, 3]) await amountsGiven(wire, account, 12, 22)
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  await expect(page.getByText(say('linking:incorrect.none'))).toBeVisible()
  await goTo(page, person, 'linking:incorrect.reissue')
  await expect(page.getByText(say('linking:reissue.left', { count: 1 }))).toBeVisible()
  await reissue(page, person)

  for (const _try of [1, 2]) await amountsGiven(wire, account, 12, 22)
  await goTo(page, person, 'linking:sent.action')
  await giveAmounts(page, person, '0.12', '0.22')
  await expect(heading(page, say('linking:incorrect.locked.title'))).toBeVisible()
  await expect(page.getByRole('link', { name: say('linking:incorrect.locked.contact') })).toBeVisible()
  await goTo(page, person, 'linking:link.another')
  await expect(heading(page, say('linking:link.title'))).toBeVisible()
  await expect(page.getByText(say('linked-account:status.LOCKED.sentence'))).toBeVisible()
})

test('expired and returned microdeposits are reported with the next step', async ({ page, ownBankOf }) => {
  const bank = ownBankOf('harbor')
  const late = newPerson(bank)
  const mistaken = newPerson(bank)
  const { say } = late
  await manuallyLinked(late)
  const { wire } = await submitByApi(mistaken)
  // magic-values.md: an account number of an unknown account.
  await linkedByDetails(wire, mistaken, 'JPMorgan Chase', '400012340004')

  await bank.operator.advance(5 * DAY)
  await restoreSession(page, mistaken, await logInByApi(mistaken))
  await page.goto(`${bank.origin}/manual-funding/microdeposits`)
  await expect(heading(page, say('linking:returnedLink.title'))).toBeVisible()
  await goTo(page, mistaken, 'linking:returnedLink.action')
  await expect(heading(page, say('linking:bank.title'))).toBeVisible()

  await bank.operator.advance(20 * DAY)
  await restoreSession(page, late, await logInByApi(late))
  await page.goto(`${bank.origin}/manual-funding/microdeposits/sent`)
  await expect(heading(page, say('linking:timedOut.title'))).toBeVisible()
  await goTo(page, late, 'linking:incorrect.reissue')
  await reissue(page, late)
  await goTo(page, late, 'linking:sent.action')
  await giveAmounts(page, late, '0.22', '0.11')
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
  const session = await manuallyLinked(person)
  const account = String(at(await linkedAccounts(session.wire), '0', 'uuid'))
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
