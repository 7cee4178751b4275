import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'
import { sendMessage } from './message-form.ts'

test('The message form reports being offline, keeps its draft, and continues once online', async ({
  page,
  context,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/message-center/add-new-message`)
  await expect(heading(page, say('messaging:new.title'))).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(say('web:offline.title'))).toBeVisible()
  await sendMessage(page, person, 'When is the tax form ready?')
  await expect(failureText(page).filter({ hasText: say('errors:offline') })).toBeVisible()
  await expect(field(page, say('messaging:new.body.label'))).toHaveValue('When is the tax form ready?')
  await context.setOffline(false)
  await expect(page.getByText(say('web:offline.title'))).toBeHidden()
  await page.getByRole('button', { name: say('messaging:new.send') }).click()
  await expect(heading(page, say('messaging:sent.title'))).toBeVisible()
})

test('The log-in page reports being offline, and keeps the email', async ({ page, context, bankOf }) => {
  const { bank, say, email } = demoDepositor(bankOf('harbor'), 'active')
  await page.goto(`${bank.origin}/login`)
  await page.getByLabel(say('log-in:email.label')).fill(email)
  await expect(page.getByLabel(say('log-in:email.label'))).toHaveValue(email)
  // The form marks itself once its code is loaded; before, there is no code that could report being offline.
  await expect(page.locator('form')).toHaveAttribute('data-live')
  await context.setOffline(true)
  await expect(page.getByText(say('log-in:offline'))).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(say('log-in:offline'))).toBeHidden()
  await expect(page.getByLabel(say('log-in:email.label'))).toHaveValue(email)
})
