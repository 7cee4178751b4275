import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { confirmDetails } from '../people/application.ts'
import { heading } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const checkAgain = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: say('onboarding:checking.look') }).click()

async function openConfirmDetails(page: Page, bank: Bank): Promise<Person> {
  const person = newPerson(bank)
  await restoreSession(page, person, await applyByApi(person))
  await page.goto(`${bank.origin}/registration/confirm-details`)
  return person
}

test('An application whose outcome cannot be verified stays unknown until the next press verifies it', async ({
  page,
  bankOf,
}) => {
  const person = await openConfirmDetails(page, bankOf('harbor'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'PATCH', path: '/depositor', kind: 'drop', value: 'after' })
  await expect(heading(page, say('onboarding:confirm.title'))).toBeVisible()
  await bank.operator.fault({ method: 'GET', path: '/depositor', kind: 'status', value: 500 })
  await confirmDetails(page, person)
  await expect(page.getByText(say('errors:unknown.title'))).toBeVisible()
  await bank.operator.endFaults()
  await page.getByRole('button', { name: say('onboarding:confirm.submit') }).click()
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
})

test('The depositor can check the review again after the response with its status was lost', async ({
  page,
  bankOf,
}) => {
  const person = await openConfirmDetails(page, bankOf('harbor'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'GET', path: '/request/{requestId}', kind: 'status', value: 500 })
  await confirmDetails(page, person)
  await expect(heading(page, say('onboarding:checking.lost.title'))).toBeVisible()
  await expect(page.getByText(say('onboarding:checking.lost.text'))).toBeVisible()
  await bank.operator.endFaults()
  await checkAgain(page, person)
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
})
