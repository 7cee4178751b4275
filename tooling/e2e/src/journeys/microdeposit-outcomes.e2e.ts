import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { linkByDetails, linkManuallyByApi } from '../people/linked-accounts.ts'
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

test('Expired and returned microdeposits are reported with the next step', async ({ page, ownBankOf }) => {
  const bank = ownBankOf('harbor')
  const expired = newPerson(bank)
  const returned = newPerson(bank)
  const { say } = expired
  await linkManuallyByApi(expired)
  const { wire } = await submitByApi(returned)
  // An account number that the sandbox's bank does not know.
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

/** ARCHIVED is a historical status, which is never listed. */
