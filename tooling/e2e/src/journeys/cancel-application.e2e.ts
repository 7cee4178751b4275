import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { logInByApi } from '../people/provider-client.ts'
import { heading, logIn } from '../people/log-in.ts'
import { linkManuallyByApi } from '../people/linked-accounts.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { failureText } from '../failures/failure-text.ts'

test('An application is kept at first, then canceled on every device, and can be started again', async ({
  page,
  browser,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await restoreSession(page, person, await linkManuallyByApi(person))
  const otherDevice = await browser.newContext()
  const otherPage = await otherDevice.newPage()
  await restoreSession(otherPage, person, await logInByApi(person))
  await otherPage.goto(`${bank.origin}/manual-funding/microdeposits/sent`)
  await expect(heading(otherPage, say('linking:sent.title'))).toBeVisible()

  await page.goto(`${bank.origin}/registration/cancel-account-open`)
  await expect(heading(page, say('onboarding:cancel.title'))).toBeVisible()
  await page.getByRole('link', { name: say('onboarding:cancel.keep') }).click()
  await expect(heading(page, say('linking:amounts.title'))).toBeVisible()

  await page.goto(`${bank.origin}/registration/cancel-account-open`)
  await page.getByRole('button', { name: say('onboarding:cancel.submit') }).click()
  await expect(heading(page, say('onboarding:cancelled.title'))).toBeVisible()
  await page.reload()
  await expect(heading(page, say('onboarding:cancelled.title'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('tab'))).toBeNull()

  await otherPage.getByRole('link', { name: say('linking:sent.action') }).click()
  await expect(heading(otherPage, say('log-in:title'))).toBeVisible()
  await otherDevice.close()

  await page.goto(`${bank.origin}/login`)
  await logIn(page, person)
  await expect(failureText(page)).toBeVisible()
  // The same email and the same SSN can be used again.
  await applyByApi(person, { until: 'basic' })
})
