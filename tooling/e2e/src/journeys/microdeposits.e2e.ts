import { expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { continueAfterApproval } from '../people/application.ts'
import { restoreSession } from '../people/browser-session.ts'
import { enter, heading } from '../people/log-in.ts'
import { fund } from '../people/funding.ts'
import { submitAmounts, linkManually } from '../people/linking.ts'
import { newPerson } from '../people/person.ts'

const DAY = 86_400

test('A depositor links by bank details and confirms microdeposits days later', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('juniper')
  const person = newPerson(bank, { password: 'Quiet-Harbour-Lamp-42' })
  const { say } = person
  await restoreSession(page, person, await submitByApi(person))
  await page.goto(`${bank.origin}/registration/passed`)
  await continueAfterApproval(page, person)
  await linkManually(page, person)

  await bank.operator.advance(4 * DAY)
  await enter(page, person)
  await page.getByRole('link', { name: say('auth:home.resume') }).click()
  await submitAmounts(page, person, '0.12', '0.22')
  await expect(heading(page, say('linking:incorrect.title'))).toBeVisible()
  await expect(page.getByText(say('linking:incorrect.tries', { count: 2 }))).toBeVisible()
  await page.getByRole('link', { name: say('linking:incorrect.again') }).click()
  // The order does not matter.
  await submitAmounts(page, person, '0.22', '0.11')
  await expect(heading(page, say('linking:verified.title'))).toBeVisible()
  await page.getByRole('link', { name: say('linking:verified.action') }).click()
  await fund(page, person)
})

test('The registration page lists the tenant’s password requirements and ticks them off', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('juniper'))
  const { bank, say } = person
  const rule = (key: string, isMet: boolean, values = {}) =>
    page.getByText(say(isMet ? 'ui-kit:password.met' : 'ui-kit:password.unmet', { rule: say(key, values) }))
  await page.goto(`${bank.origin}/registration`)
  const password = page.getByLabel(say('auth:password.label'), { exact: true })
  await password.fill('quiet harbour')
  await expect(rule('new-password:rule.min-length', false, { count: 14 })).toBeAttached()
  await expect(rule('new-password:rule.upper', false)).toBeAttached()
  await expect(rule('new-password:rule.lower', true)).toBeAttached()
  await expect(rule('new-password:rule.digit', false)).toBeAttached()
  await expect(rule('new-password:rule.symbol', false)).toBeAttached()

  await page.getByLabel(say('auth:email.label')).fill(person.email)
  await page.getByRole('button', { name: say('auth:register.submit') }).click()
  await expect(password).toHaveAccessibleDescription(new RegExp(say('auth:password.unmet')))

  await password.fill('Quiet-Harbour-Lamp-42')
  await expect(rule('new-password:rule.min-length', true, { count: 14 })).toBeAttached()
  await expect(rule('new-password:rule.symbol', true)).toBeAttached()
  await page.getByRole('button', { name: say('auth:register.submit') }).click()
  await expect(heading(page, say('auth:email-verification.title'))).toBeVisible()
})
