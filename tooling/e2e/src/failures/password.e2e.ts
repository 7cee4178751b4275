import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { registerByApi } from '../people/provider-client.ts'
import { heading, logIn } from '../people/log-in.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { failureText } from './failure-text.ts'

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

test('a link works once: then the failure is shown, with a link to start again', async ({ page, bankOf }) => {
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

test('a link that has expired fails the same way', async ({ page, ownBankOf }) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const link = await fetchResetLink(page, person)
  await person.bank.operator.advance(25 * 3_600)
  await page.goto(link)
  await submitNewPassword(page, person, newPassword)
  await expect(heading(page, person.say('auth:reset-failed.title'))).toBeVisible()
})

test('a press is not lost to the error of the field that it leaves', async ({ page, bankOf }) => {
  const { bank, say } = newPerson(bankOf('harbor'))
  await page.goto(`${bank.origin}/login/forgot-password`)
  await page.getByLabel(say('auth:email.label')).fill('ada@')
  const button = page.getByRole('button', { name: say('auth:forgot.submit') })
  await button.hover()
  await page.mouse.down()
  const { x, y } = { ...(await button.boundingBox()) }
  await page.mouse.up()
  // A submit moves the focus to the summary of what is to be corrected; leaving the field does not.
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByText(say('auth:email.malformed')).first()).toBeVisible()
  // The error has moved the button, once it was released.
  expect(await button.boundingBox()).not.toMatchObject({ x, y })
})

test('a weak password is refused at its field, without a request', async ({ page, bankOf }) => {
  const person = await registerByApi(newPerson(bankOf('harbor')))
  await page.goto(await fetchResetLink(page, person))
  await submitNewPassword(page, person, 'passwordpassword')
  await expect(page.getByLabel(person.say('auth:password.new'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(person.say('auth:password.unmet')),
  )
  await submitNewPassword(page, person, newPassword)
  await expect(heading(page, person.say('auth:reset.done.title'))).toBeVisible()
})

test('400 from the provider flags a reset failure', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const link = await fetchResetLink(page, person)
  await person.bank.operator.fault({ method: 'POST', path: '/reset-password', kind: 'status', value: 400 })
  await page.goto(link)
  await submitNewPassword(page, person, newPassword)
  await expect(heading(page, person.say('auth:reset-failed.title'))).toBeVisible()
  await expect(page.getByText('The sandbox was set to answer 400.')).toBeVisible()
})

test('a refused request for a link shows the reason, and keeps the email', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  await person.bank.operator.fault({ method: 'POST', path: '/forgot-password', kind: 'status', value: 422 })
  await requestResetLink(page, person)
  await expect(failureText(page)).toContainText('The sandbox was set to answer 422.')
  await expect(page.getByLabel(person.say('auth:email.label'))).toHaveValue(person.email)
})

test('the answer does not reveal whether an email is known', async ({ page, bankOf }) => {
  const unknownPerson = newPerson(bankOf('harbor'))
  await requestResetLink(page, unknownPerson)
  await expect(
    page.getByText(unknownPerson.say('auth:sent.text', { email: unknownPerson.email })),
  ).toBeVisible()
})
