import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'
import type { Page } from '@playwright/test'
import { failureText } from './failure-text.ts'

/** Specification, section 8. */
const delayMessage = 'We are currently experiencing a delay on registration. Please try again in 1 hour.'

const emailField = (page: Page, { say }: Person) => page.getByLabel(say('auth:email.label'))
const submit = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: say('auth:register.submit') }).click()

async function register(page: Page, person: Person): Promise<void> {
  await page.goto(`${person.bank.origin}/registration`)
  await emailField(page, person).fill(person.email)
  await page.getByLabel(person.say('auth:password.label'), { exact: true }).fill(person.password)
  await submit(page, person)
}

test('422: an email in use is reported at the field', async ({ page, bankOf }) => {
  const taken = { ...newPerson(bankOf('harbor')), email: 'active@example.com' }
  await register(page, taken)
  const email = emailField(page, taken)
  await expect(email).toHaveAccessibleDescription(/This email is already registered/)
  await expect(email).toHaveValue(taken.email)
})

const outages = [
  ['no answer', { kind: 'drop', value: 'before' }],
  ['500', { kind: 'status', value: 500 }],
] as const
for (const [name, fault] of outages) {
  test(`${name}: the delay is shown, the form keeps its input, and the next try succeeds`, async ({
    page,
    bankOf,
  }) => {
    const person = newPerson(bankOf('harbor'))
    const { operator } = person.bank
    await operator.fault({ method: 'POST', path: '/register', ...fault })
    await register(page, person)
    await expect(failureText(page)).toContainText(delayMessage)
    await expect(emailField(page, person)).toHaveValue(person.email)
    await operator.endFaults()
    await submit(page, person)
    await expect(heading(page, person.say('auth:email-verification.title'))).toBeVisible()
  })
}

test('a used emailed link is reported, and another one offered', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  await register(page, person)
  await expect(heading(page, person.say('auth:email-verification.title'))).toBeVisible()
  const link = await person.bank.operator.link(person.email)
  await page.goto(link)
  await expect(heading(page, person.say('auth:email-verified.verified.title'))).toBeVisible()
  await page.goto(link)
  await expect(heading(page, person.say('auth:email-verified.used.title'))).toBeVisible()
  await emailField(page, person).fill(person.email)
  await page.getByRole('button', { name: person.say('auth:email-verified.another') }).click()
  await expect(
    page.getByText(person.say('auth:email-verification.resent', { email: person.email })),
  ).toBeVisible()
})
