import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { logInByApi } from '../people/provider-client.ts'
import { heading, logIn } from '../people/log-in.ts'
import { fundByApi, linkManuallyByApi } from '../people/linked-accounts.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { failureText } from '../failures/failure-text.ts'

test('an application is kept, then canceled: it ends everywhere, and can be started again', async ({
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

test('an account opened meanwhile is not canceled, and the screen reports it', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await linkManuallyByApi(person)
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/registration/cancel-account-open`)
  await expect(heading(page, say('onboarding:cancel.title'))).toBeVisible()
  await bank.operator.fault({
    method: 'POST',
    path: '/depositor/cancel-application',
    kind: 'status',
    value: 403,
  })
  await page.getByRole('button', { name: say('onboarding:cancel.submit') }).click()
  await expect(page.getByText(say('onboarding:cancel.tooLate.title'))).toBeVisible()
  await page.getByRole('link', { name: say('onboarding:cancel.tooLate.action') }).click()
  await expect(page).toHaveURL(`${bank.origin}/login/registration-home`)
})

test('an open account has no application to cancel', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { session } = await fundByApi(person)
  await restoreSession(page, person, session)
  await page.goto(`${person.bank.origin}/registration/cancel-account-open`)
  await expect(heading(page, person.say('refused:account-open.title'))).toBeVisible()
  expect(await session.wire.send('POST', '/depositor/cancel-application')).toMatchObject({ status: 403 })
})
