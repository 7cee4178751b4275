import type { Locator } from '@playwright/test'
import { expect, test } from '../journey.ts'
import {
  startApplication,
  fillAddress,
  fillBasicInformation,
  fillDateOfBirth,
  fillEmployer,
} from '../people/application.ts'
import { enter, field, heading, logIn, register, verifyEmail } from '../people/log-in.ts'
import { chooseBankDetails, fillBankDetails } from '../people/linking.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { expectNoSecrets, storageContent, recordUrls } from '../people/stored-secrets.ts'

test('A reload keeps the draft of each step, but never a secret', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say, email, password, ssn } = person
  const urls = recordUrls(page)
  const fieldOf = (key: string): Locator => field(page, say(key))
  const save = () => page.getByRole('button', { name: say('application:step.save') }).click()

  await page.goto(`${bank.origin}/registration`)
  await fieldOf('auth:email.label').fill(email)
  await fieldOf('auth:password.label').fill(password)
  await expectNoSecrets(page, urls, [password])
  await page.reload()
  await expect(fieldOf('auth:email.label')).toHaveValue(email)
  await expect(fieldOf('auth:password.label')).toHaveValue('')

  await register(page, person)
  await page.reload()
  await expect(heading(page, say('auth:email-verification.title'))).toBeVisible()
  await verifyEmail(page, person)
  await logIn(page, person)
  await page.getByRole('button', { name: say('auth:choose.submit') }).click()
  await expect(heading(page, say('auth:code.title'))).toBeVisible()
  const code = await bank.operator.code(email)
  const begun = code.slice(0, 5)
  await fieldOf('auth:code.label').fill(begun)
  await expectNoSecrets(page, urls, [password, begun])
  await page.reload()
  await expect(fieldOf('auth:code.label')).toHaveValue('')
  await fieldOf('auth:code.label').fill(code)

  await startApplication(page, person)
  await fillBasicInformation(page, person)
  await expectNoSecrets(page, urls, [password, code, ssn])
  await page.reload()
  await expect(fieldOf('application:firstName.label')).toHaveValue(person.firstName)
  await expect(fieldOf('ui-kit:date.month')).toHaveValue('')
  await expect(fieldOf('ui-kit:date.year')).toHaveValue('')
  await expect(fieldOf('application:ssn.label')).toHaveValue('')
  await expect(fieldOf('application:phone.label')).toHaveValue(/^\(614\) 555-/)
  await fillDateOfBirth(page, person)
  await fieldOf('application:ssn.label').fill(ssn)
  await save()

  await fillAddress(page, person)
  await page.reload()
  await expect(fieldOf('application:address.line1.label')).toHaveValue('18 Harbor Street')
  await expect(fieldOf('application:address.state.label')).toHaveValue('OH')
  await save()

  await fillEmployer(page, person)
  await page.reload()
  await expect(
    page.getByRole('radio', { name: say('application:employment.status.employed'), exact: true }),
  ).toBeChecked()
  await expect(fieldOf('application:employment.occupation.label')).toHaveValue('Bookbinder')
  await save()
  await expect(heading(page, say('onboarding:confirm.title'))).toBeVisible()
  await expectNoSecrets(page, urls, [password, code, ssn])
  const { local } = await storageContent(page)
  for (const personal of [email, person.firstName, person.phone, '18 Harbor Street', 'Bookbinder'])
    expect(JSON.stringify(local)).not.toContain(personal)
})

test('An unfinished message is kept while another screen is open, and is in no storage', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/message-center/add-new-message`)
  await field(page, say('messaging:new.subject.label')).fill('My old bank')
  await field(page, say('messaging:new.body.label')).fill('It has another name now.')
  expect(JSON.stringify(await storageContent(page))).not.toMatch(/old bank|another name/)
  await page.getByRole('link', { name: say('messaging:center.back') }).click()
  await expect(heading(page, say('messaging:center.title'))).toBeVisible()
  await page.goBack()
  await expect(field(page, say('messaging:new.subject.label'))).toHaveValue('My old bank')
  await expect(field(page, say('messaging:new.body.label'))).toHaveValue('It has another name now.')
})

test('A reload keeps bank details, except for the numbers', async ({ page, bankOf }) => {
  const bank = bankOf('harbor')
  const linking = demoDepositor(bank, 'passed')
  const { say } = linking
  const urls = recordUrls(page)
  await startSession(page, linking)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  await chooseBankDetails(page, linking)
  await fillBankDetails(page, linking, { accountNumber: '400087654321' })
  await expectNoSecrets(page, urls, ['400087654321', '021000021'])
  await page.reload()
  await expect(field(page, say('linking:bank.holder.label'))).toHaveValue(/Robin/)
  await expect(field(page, say('linking:bank.number.label'))).toHaveValue('')
  await expect(field(page, say('linking:bank.confirmation.label'))).toHaveValue('')
})

test('The bearer is in session storage and in no persistent storage', async ({ page, context, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  await enter(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  const { local, session } = await storageContent(page)
  const [bearer] = /(?<="bearer":")[^"]+/.exec(session['tab'] ?? '') ?? []
  if (bearer === undefined) throw new Error('this tab keeps no bearer')
  expect(JSON.stringify(local)).not.toContain(bearer)
  expect(Object.keys(local)).toEqual(['root'])
  expect(JSON.stringify(await context.cookies())).not.toContain(bearer)
})
