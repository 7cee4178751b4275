import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { registerByApi } from '../people/provider-client.ts'
import { heading, logIn } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'

const newPassword = 'Calm-lantern-orchard-77'

async function requestResetLink(page: Page, { bank, say, email }: Person): Promise<void> {
  await page.goto(`${bank.origin}/login/forgot-password`)
  await page.getByLabel(say('auth:email.label')).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
}

async function fetchResetLink(page: Page, person: Person): Promise<string> {
  await requestResetLink(page, person)
  await expect(heading(page, person.say('auth:sent.title'))).toBeVisible()
  return person.bank.operator.link(person.email)
}

async function submitNewPassword(page: Page, { say }: Person, password: string): Promise<void> {
  await page.getByLabel(say('auth:password.new'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('auth:reset.submit') }).click()
}

test('A reset link works once; a second use shows the failure, with a link to start again', async ({
  page,
  bankOf,
}) => {
  const person = await registerByApi(newPerson(bankOf('harbor')))
  const { say } = person
  const link = await fetchResetLink(page, person)
  await page.goto(link)
  await submitNewPassword(page, person, newPassword)
  await expect(heading(page, say('auth:reset.done.title'))).toBeVisible()
  await page.goto(link)
  await submitNewPassword(page, person, 'Quiet-meadow-bicycle-31')
  await expect(heading(page, say('auth:reset-failed.title'))).toBeVisible()
  await expect(page).toHaveURL(/\/login\/reset-password\/failed$/)
  await page.reload()
  await expect(heading(page, say('auth:reset-failed.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:reset-failed.again') }).click()
  await expect(heading(page, say('auth:forgot.title'))).toBeVisible()
  // The first new password stays valid.
  await page.goto(`${person.bank.origin}/login`)
  await logIn(page, { ...person, password: newPassword })
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})

test('A press on the submit button is not lost when the error of the left field moves the button', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = newPerson(bankOf('harbor'))
  await page.goto(`${bank.origin}/login/forgot-password`)
  await page.getByLabel(say('auth:email.label')).fill('ada@')
  const button = page.getByRole('button', { name: say('auth:forgot.submit') })
  await button.hover()
  await page.mouse.down()
  const { x, y } = { ...(await button.boundingBox()) }
  await page.mouse.up()
  // Only a submit moves the focus to the summary of errors; leaving the field does not.
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByText(say('auth:email.malformed')).first()).toBeVisible()
  // The error has moved the button after it was released.
  expect(await button.boundingBox()).not.toMatchObject({ x, y })
})
