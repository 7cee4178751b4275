import { expect, test } from '../journey.ts'
import { registerByApi, providerClient } from '../people/provider-client.ts'
import { heading, logIn, register } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'
import { failureText } from './failure-text.ts'

const HOUR = 3_600

test('the emailed link is valid for a day; a new one is sent, and works', async ({ page, ownBankOf }) => {
  const person = newPerson(ownBankOf('harbor'))
  const { bank, say, email } = person
  await register(page, person)
  const expiredLink = await bank.operator.link(email)
  await bank.operator.advance(25 * HOUR)
  await page.goto(expiredLink)
  await expect(heading(page, say('auth:email-verified.expired.title'))).toBeVisible()
  await page.getByLabel(say('auth:email.label')).fill(email)
  await page.getByRole('button', { name: say('auth:email-verified.another') }).click()
  await expect(page.getByText(say('auth:email-verification.resent', { email }))).toBeVisible()
  await page.goto(await bank.operator.link(email))
  await expect(heading(page, say('auth:email-verified.verified.title'))).toBeVisible()
  // The first link stays expired.
  await page.goto(expiredLink)
  await expect(heading(page, say('auth:email-verified.verified.title'))).toBeHidden()
  await page.goto(`${bank.origin}/login`)
  await logIn(page, person)
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})

test('a log-in before the email is verified reports it, and sends another link', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say, email } = person
  await register(page, person)
  const first = await bank.operator.link(email)
  await logIn(page, person)
  await expect(failureText(page)).toBeVisible()
  const second = await bank.operator.link(email)
  expect(second).not.toBe(first)
  await page.goto(second)
  await expect(heading(page, say('auth:email-verified.verified.title'))).toBeVisible()
})

test('a new password unlocks a locked account', async ({ page, bankOf }) => {
  const person = await registerByApi(newPerson(bankOf('harbor')))
  const { bank, say, email } = person
  const newPassword = 'Calm-lantern-orchard-77'
  const wire = await providerClient(person)
  for (const password of ['one', 'two', 'three', 'four', 'five'])
    await wire.send('POST', '/login', { email, password })
  await logIn(page, person)
  await expect(failureText(page)).toContainText('Too many incorrect attempts. Account Locked.')
  await page.getByRole('link', { name: say('log-in:error.locked.way-out') }).click()
  await expect(heading(page, say('auth:forgot.title'))).toBeVisible()
  await page.getByLabel(say('auth:email.label')).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
  await expect(heading(page, say('auth:sent.title'))).toBeVisible()
  await page.goto(await bank.operator.link(email))
  await page.getByLabel(say('auth:password.new'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: say('auth:reset.submit') }).click()
  await expect(heading(page, say('auth:reset.done.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:log-in.link'), exact: true }).click()
  await logIn(page, { ...person, password: newPassword })
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})
