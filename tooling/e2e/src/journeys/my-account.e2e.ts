import { identityTexts, wrongCode } from '@coffer/sandbox/identity-texts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { registerByApi } from '../people/provider-client.ts'
import { enter, enterCode, field, heading, logIn, submitCode } from '../people/log-in.ts'
import { logOut } from '../people/dashboard.ts'
import { stepUp } from '../people/step-up.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { emailText, providerText } from '../people/provider-texts.ts'
import { expectNoSecrets, recordUrls } from '../people/stored-secrets.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'

const account = '/my-account'
const edit = `${account}/edit-user-info`
const newPhone = '6145550199'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const changedEmail = ({ email }: Person) => email.replace('robin', 'wren')
const open = (page: Page, { bank }: Person, path: string) => page.goto(`${bank.origin}${path}`)
const enterChangeCode = (page: Page, { say }: Person, code: string) =>
  submitCode(field(page, say('account:code.label')), code)

/** Requests a new email; ends at the form for its code. */
async function requestEmailChange(page: Page, person: Person, email: string, password = person.password) {
  const { say } = person
  await open(page, person, `${edit}/email`)
  await field(page, say('account:email.label')).fill(email)
  await field(page, say('account:current-password.label')).fill(password)
  await clickButton(page, say('account:contact.submit'))
}

/** Opens the form for the code of a change as a logged-in depositor. */
async function openCodeForm(page: Page, person: Person): Promise<string> {
  await registerByApi(person)
  await startSession(page, person)
  const email = changedEmail(person)
  await requestEmailChange(page, person, email)
  await stepUp(page, person)
  await expect(heading(page, person.say('account:code.title'))).toBeVisible()
  return email
}

test('A new email needs the password and a code, works for the next log-in, and both addresses are notified', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const urls = recordUrls(page)
  await registerByApi(person)
  await startSession(page, person)
  const email = changedEmail(person)
  await open(page, person, account)
  await page.getByRole('link', { name: say('account:about.edit') }).click()
  await page.getByRole('link', { name: `${say('account:change')} ${say('account:about.email')}` }).click()
  await field(page, say('account:email.label')).fill(email)
  await field(page, say('account:current-password.label')).fill(person.password)
  await clickButton(page, say('account:contact.submit'))
  await stepUp(page, person)
  await expect(heading(page, say('account:code.title'))).toBeVisible()
  await page.reload()
  const code = await bank.operator.code(email)
  await enterChangeCode(page, person, code)

  await expect(heading(page, say('account:changed.email.title'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('account:changed.email.body', { value: email }))).toBeVisible()
  expect((await bank.operator.newest(person.email)).subject).toBe(emailText(person, 'email-replaced.subject'))
  await expectNoSecrets(page, urls, [person.password, code])
  await page.getByRole('link', { name: say('account:back.my-account') }).click()
  await expect(page.getByText(email)).toBeVisible()

  // The change has ended, so no code is requested anymore.
  await open(page, person, `${account}/otp-verification`)
  await expect(heading(page, say('refused:nothing-to-do.title'))).toBeVisible()
  await open(page, person, account)
  await page
    .getByRole('main')
    .getByRole('link', { name: say('account:log-out') })
    .click()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
  await enter(page, { ...person, email })
  await expect(page).not.toHaveURL(/login\/(choose|entry)/)
})

test('A depositor can set a new phone number during an application', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('juniper'))
  const { bank, say } = person
  await restoreSession(page, person, await applyByApi(person, { until: 'basic' }))
  await open(page, person, edit)
  await page.getByRole('link', { name: `${say('account:change')} ${say('account:about.phone')}` }).click()
  await field(page, say('account:phone.label')).pressSequentially(newPhone)
  await field(page, say('account:current-password.label')).fill(person.password)
  await clickButton(page, say('account:contact.submit'))
  await stepUp(page, person)
  await expect(page.getByText(/0199/)).toBeVisible()
  await enterChangeCode(page, person, await bank.operator.code(newPhone))
  await expect(heading(page, say('account:changed.phone.title'))).toBeVisible()
  await page.getByRole('link', { name: say('account:back.my-account') }).click()
  await expect(page.getByText('(614) 555-0199')).toBeVisible()
})

test('Wrong codes are counted, then lock the account and log out, and the next log-in reports that', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const email = await openCodeForm(page, person)
  const right = await bank.operator.code(email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (const left of [4, 3, 2, 1]) {
    await enterChangeCode(page, person, wrong)
    await expect(
      page.getByRole('alert').getByText(providerText(person, wrongCode(left)), { exact: false }),
    ).toBeVisible()
  }
  await enterChangeCode(page, person, wrong)
  await expect(heading(page, say('auth:locked.title'))).toBeVisible()
  await open(page, person, account)
  await expect(heading(page, say('log-in:title'))).toBeVisible()
  await expect(page.getByText(say('log-in:logged-out.locked'))).toBeVisible()
  await logIn(page, person)
  await expect(page.getByRole('alert')).toContainText(providerText(person, identityTexts.locked))
})

test('A new password keeps this device logged in, and the old one is refused', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { say } = person
  const password = 'Another-quiet-lamp-77'
  await registerByApi(person)
  await startSession(page, person)
  await open(page, person, account)
  const change = `${say('account:change')} ${say('account:security.password')}`
  await page.getByRole('link', { name: change }).click()
  await field(page, say('account:current-password.label')).fill(person.password)
  await field(page, say('account:password.new')).fill(password)
  await clickButton(page, say('account:password.submit'))
  await expect(heading(page, say('account:changed.password.title'))).toBeVisible()
  await page.getByRole('link', { name: say('account:back.my-account') }).click()
  await expect(heading(page, say('account:title'))).toBeVisible()
  await logOut(page, person)
  await logIn(page, person)
  await expect(page.getByRole('alert')).toBeVisible()
  await enter(page, { ...person, password })
  await expect(page).not.toHaveURL(/choose-mfa/)
})

test('A forgotten device needs a code again', async ({ page, bankOf }) => {
  const person = await registerByApi(newPerson(bankOf('harbor')))
  const { say } = person
  await enter(page, person, { remember: true })
  // The first screen renders the footer again, so an earlier press would be lost.
  await expect(heading(page, say('onboarding:landing.title'))).toBeVisible()
  await logOut(page, person)
  await logIn(page, person)
  await expect(page).toHaveURL(/registration\/landing/)
  await open(page, person, account)
  await expect(page.getByText(say('account:devices.this'))).toBeVisible()
  await page.getByRole('button', { name: say('account:devices.forget') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('account:devices.confirm.yes') })
    .click()
  await expect(page.getByText(say('account:devices.none'))).toBeVisible()
  await expect(page.getByRole('heading', { name: say('account:devices.title') })).toBeFocused()
  await logOut(page, person)
  await logIn(page, person)
  await enterCode(page, person)
})

test('The chosen language is kept, even after a log-out', async ({ page, ownBankOf }) => {
  const person = demoDepositor(ownBankOf('harbor'), 'empty')
  const spanish = demoDepositor(person.bank, 'empty', { language: 'es' })
  await startSession(page, person)
  await open(page, person, account)
  await page.getByRole('main').getByRole('button', { name: 'Español' }).click()
  await expect(heading(page, spanish.say('account:title'))).toBeVisible()
  await page.reload()
  await expect(heading(page, spanish.say('account:title'))).toBeVisible()
  await logOut(page, spanish)
  await expect(heading(page, spanish.say('log-in:title'))).toBeVisible()
})

test('My account shows the full number on request, without storing it, and a nickname that home shows too', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await open(page, person, account)
  await clickButton(page, say('account:savings.number.show'))
  const shown = page.getByRole('status').filter({ hasText: /^\d{8,}$/ })
  await expect(shown).toBeVisible()
  await expectNoSecrets(page, [], [await shown.innerText()])
  await clickButton(page, say('account:savings.number.hide'))
  await expect(shown).toBeHidden()

  await page.context().grantPermissions(['clipboard-write'])
  await page.setViewportSize({ width: 390, height: 700 })
  await clickButton(page, say('account:copy.routing'))
  await expectRoomBelow(page.getByText(say('account:copy.routing.done')))

  await clickButton(page, say('account:nickname.add'))
  await field(page, say('account:nickname.label')).fill('Rainy day')
  await clickButton(page, say('account:nickname.save'))
  await expect(page.getByRole('region', { name: 'Rainy day' })).toBeVisible()
  await page.goto(`${bank.origin}/dashboard`)
  await expect(
    page
      .getByRole('main')
      .getByText(/Rainy day/)
      .first(),
  ).toBeVisible()
})

/** Expects that all of the page can be scrolled above a toast. */
async function expectRoomBelow(toast: Locator): Promise<void> {
  await expect(toast).toBeVisible()
  const gapAtEnd = () =>
    toast.evaluate((message) => {
      scrollTo(0, document.documentElement.scrollHeight)
      const lowest = [...document.querySelectorAll('#root :is(p, a, button)')]
        .filter((one) => one.closest('[data-part="toast"], [data-part="bottom-bar"]') === null)
        .map((one) => one.getBoundingClientRect().bottom)
      return message.getBoundingClientRect().top - Math.max(...lowest)
    })
  await expect.poll(gapAtEnd).toBeGreaterThan(0)
}
