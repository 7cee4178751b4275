import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestCode, logInByApi, sendPassword, registerByApi } from '../people/provider-client.ts'
import { heading, submitCode } from '../people/log-in.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { startPartialSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'

const enterCode = (page: Page, { say }: Person, code: string): Promise<void> =>
  submitCode(page.getByLabel(say('auth:code.label')), code)

const resendCode = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: say('auth:code.resend') }).click()

async function savePhone(page: Page, person: Person): Promise<void> {
  await page.goto(`${person.bank.origin}/setup-mobile-mfa`)
  await page.getByLabel(person.say('auth:mobile.label')).fill(person.phone)
  await page.getByRole('button', { name: person.say('auth:mobile.submit') }).click()
}

test.describe('another code', () => {
  test('200: it is sent', async ({ page, ownBankOf }) => {
    const person = demoDepositor(ownBankOf('harbor'), 'active')
    await startPartialSession(page, person, { isSent: true })
    await person.bank.operator.advance(31)
    await page.goto(`${person.bank.origin}/otp-verification`)
    await resendCode(page, person)
    await expect(page.getByText('Code resent successfully!')).toBeVisible()
    await enterCode(page, person, await person.bank.operator.code(person.email))
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('422: requested too soon', async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await startPartialSession(page, person, { isSent: true })
    await page.goto(`${person.bank.origin}/otp-verification`)
    await resendCode(page, person)
    await expect(failureText(page)).toContainText(/Wait \d+ seconds before asking for another code\./)
  })

  test('404: the first one is no longer known', async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await startPartialSession(page, person, { nonceToken: randomUUID() })
    await page.goto(`${person.bank.origin}/otp-verification`)
    await resendCode(page, person)
    await expect(failureText(page)).toContainText('We couldn’t find this code. Request a new one.')
  })
})

test.describe('a mobile number', () => {
  test('403: not before the first code', async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await logInByApi(person)
    await startPartialSession(page, person)
    await savePhone(page, person)
    await expect(failureText(page)).toContainText('Log in with a code first.')
  })

  test('422: the provider’s message', async ({ page, bankOf }) => {
    const person = await registerByApi(newPerson(bankOf('harbor')))
    await person.bank.operator.fault({ method: 'POST', path: '/mfa-add-sms', kind: 'status', value: 422 })
    await startPartialSession(page, person)
    await savePhone(page, person)
    await expect(failureText(page)).toContainText('The sandbox was set to answer 422.')
    await expect(page.getByLabel(person.say('auth:mobile.label'))).not.toHaveValue('')
  })

  test('no answer: it is reported, and the next try succeeds', async ({ page, bankOf }) => {
    const person = await registerByApi(newPerson(bankOf('harbor')))
    const { operator } = person.bank
    await operator.fault({ method: 'POST', path: '/mfa-add-sms', kind: 'drop', value: 'before' })
    await startPartialSession(page, person)
    await savePhone(page, person)
    await expect(failureText(page)).toContainText('Error while saving phone number.')
    await operator.endFaults()
    await page.getByRole('button', { name: person.say('auth:mobile.submit') }).click()
    await enterCode(page, person, await textedCode(person))
    await expect(heading(page, person.say('onboarding:landing.title'))).toBeVisible()
  })
})

/** Polls, because the text message may not have been sent yet. */
async function textedCode({ bank, phone }: Person): Promise<string> {
  await expect(async () => bank.operator.code(phone)).toPass()
  return bank.operator.code(phone)
}

test.describe('the code', () => {
  test('400: a wrong one is reported at the field', async ({ page, bankOf }) => {
    const person = await registerByApi(newPerson(bankOf('harbor')))
    await startPartialSession(page, person, { isSent: true })
    await page.goto(`${person.bank.origin}/otp-verification`)
    await enterCode(page, person, wrongCodeFor(await person.bank.operator.code(person.email)))
    await expect(page.getByLabel(person.say('auth:code.label'))).toHaveAccessibleDescription(
      /That code is incorrect\. Check it and try again\./,
    )
  })

  test('401: the message is shown, and the session stays', async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await startPartialSession(page, person, { nonceToken: randomUUID() })
    await page.goto(`${person.bank.origin}/otp-verification`)
    await enterCode(page, person, '123456')
    await expect(failureText(page)).toContainText('Bearer token or nonce token is null')
    await expect(page).toHaveURL(/\/otp-verification$/)
  })

  test('the fifth wrong one locks the account', async ({ page, bankOf }) => {
    const person = await registerByApi(newPerson(bankOf('harbor')))
    const wire = await sendPassword(person)
    const nonce = await requestCode(wire)
    const wrong = wrongCodeFor(await person.bank.operator.code(person.email))
    for (const code of [wrong, wrong, wrong, wrong]) await wire.send('POST', `/mfa-verify/${nonce}`, { code })
    await startPartialSession(page, person, { isSent: true })
    await page.goto(`${person.bank.origin}/otp-verification`)
    await enterCode(page, person, wrongCodeFor(await person.bank.operator.code(person.email)))
    await expect(heading(page, person.say('auth:locked.title'))).toBeVisible()
    await expect(page).toHaveURL(/\/mfa-account-locked$/)
    await expect(page.getByRole('link', { name: person.say('auth:locked.reset') })).toBeVisible()
  })
})

const wrongCodeFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
