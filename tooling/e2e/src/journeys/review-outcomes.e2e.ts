import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { applyByApi, submitByApi } from '../people/application-by-api.ts'
import { confirmDetails, fillBasicInformation } from '../people/application.ts'
import { field, heading } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { updateDepositor } from '../people/depositor-record.ts'

/** Opens the Confirm details screen as a depositor with a complete application. */
async function openConfirmDetails(page: Page, bank: Bank, ssnEnding: string): Promise<Person> {
  const person = newPerson(bank, { ssnEnding })
  await restoreSession(page, person, await applyByApi(person))
  await page.goto(`${bank.origin}/registration/confirm-details`)
  return person
}

test('The browser’s Back after the approval does not lead into the finished application', async ({
  page,
  bankOf,
}) => {
  const bank = bankOf('harbor')
  const person = await openConfirmDetails(page, bank, '0001')
  const { say } = person
  await page.getByRole('link', { name: say('router:back') }).click()
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await confirmDetails(page, person)
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
  for (const earlier of ['a step of this page', 'the page that was loaded first']) {
    await page.goBack()
    await expect(page, earlier).toHaveURL(`${bank.origin}/registration/passed`)
    await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
  }
})

test('A pending review leads to a waiting page, also after a reload, which continues by itself when it passes', async ({
  page,
  ownBankOf,
}) => {
  await page.clock.install()
  const bank = ownBankOf('harbor')
  const person = await openConfirmDetails(page, bank, '0002')
  await confirmDetails(page, person)
  await expect(heading(page, person.say('onboarding:reviewing.title'))).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(`${bank.origin}/registration/reviewing-account`)
  await expect(heading(page, person.say('onboarding:reviewing.title'))).toBeVisible()
  await bank.operator.advance(61)
  await page.clock.fastForward(5_000)
  await expect(heading(page, person.say('onboarding:passed.title'))).toBeVisible()
})

test('An SSN on file is reported on a screen without a footer, and can be corrected', async ({
  page,
  bankOf,
}) => {
  const bank = bankOf('harbor')
  const first = newPerson(bank)
  await applyByApi(first, { until: 'basic' })
  const second = { ...newPerson(bank), ssn: first.ssn }
  const { say } = second
  await restoreSession(page, second, await applyByApi(second, { until: 'none' }))
  await page.goto(`${bank.origin}/registration/basic-information`)
  await fillBasicInformation(page, second)
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await expect(heading(page, say('onboarding:duplicate.title'))).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await page.getByRole('link', { name: say('onboarding:duplicate.correct') }).click()
  await expect(field(page, say('application:firstName.label'))).toHaveValue(second.firstName)
  await expect(field(page, say('application:ssn.label'))).toHaveValue('')
  await field(page, say('application:ssn.label')).fill(newPerson(bank).ssn)
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await expect(heading(page, say('onboarding:address.title'))).toBeVisible()
})

test('A hold stops an application until it is lifted', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await submitByApi(person)
  await updateDepositor(person, { extended_status: 'HOLD' })
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/login/entry`)
  await page.getByRole('link', { name: say('auth:home.resume.hold') }).click()
  await expect(heading(page, say('onboarding:hold.hold.title'))).toBeVisible()
  await updateDepositor(person, { extended_status: 'UNLINKED' })
  await page.goto(`${bank.origin}/login/entry`)
  await page.getByRole('link', { name: say('auth:home.resume') }).click()
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
})
