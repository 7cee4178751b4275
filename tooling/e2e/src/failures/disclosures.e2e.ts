import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { heading } from '../people/log-in.ts'
import { agreeToEach, consentToElectronic } from '../people/funding.ts'
import { linkInstantlyByApi } from '../people/linked-accounts.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

async function startAtDisclosures(page: Page, bank: Bank) {
  const person = newPerson(bank)
  const session = await linkInstantlyByApi(person)
  await requestData(session.wire, 'POST', '/initial-fund-amount', { amount: 125_000 })
  await restoreSession(page, person, session)
  return { person, wire: session.wire }
}

test('A disclosure that changes while it is being read is the only one to be signed again', async ({
  page,
  bankOf,
}) => {
  const { person, wire } = await startAtDisclosures(page, bankOf('harbor'))
  const { bank, say } = person
  const answer = JSON.stringify((await wire.send('GET', '/disclosures/active')).body)
  const activeDisclosures = '**/api/v1/disclosures/active'
  await page.route(activeDisclosures, (route) =>
    route.fulfill({
      contentType: 'application/json',
      // The first hash is that of the consent.
      body: answer.replace(/("hash".*?"hash":")[0-9a-f]{4}/, (_, before: string) => `${before}0000`),
    }),
  )
  await page.goto(`${bank.origin}/fund-account/disclosure`)
  await consentToElectronic(page, person)
  await expect(heading(page, say('funding:disclosure.title'))).toBeVisible()
  // The hash is outdated until the disclosure is signed.
  page.on('request', (request) => {
    if (/disclosure\/[^/]+$/.test(request.url()) && request.method() === 'POST')
      void page.unroute(activeDisclosures)
  })
  await agreeToEach(page, person)
  await expect(page.getByText(say('funding:disclosure.changed')).first()).toBeVisible()
  const unsigned = page.getByRole('checkbox', { checked: false })
  await expect(unsigned).toHaveCount(1)
  await unsigned.check()
  await page.getByRole('button', { name: say('funding:disclosure.submit') }).click()
  await expect(heading(page, say('funding:ready.title'))).toBeVisible()
})
