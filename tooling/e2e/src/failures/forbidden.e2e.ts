import { expect, test } from '../journey.ts'
import { field } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'
import { sendMessage } from './message-form.ts'

const injectedMessage = 'The sandbox was set to answer 403.'

test('a forbidden message is reported with an alternative, and its text is kept', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await bank.operator.fault({ method: 'POST', path: '/messages', kind: 'status', value: 403 })
  await page.goto(`${bank.origin}/message-center/add-new-message`)
  await sendMessage(page, person, 'When is the tax form ready?')
  await expect(failureText(page)).toContainText(say('messaging:failure.title'))
  await expect(failureText(page)).toContainText(/email \S+@\S+, but leave out anything confidential/)
  await expect(field(page, say('messaging:new.body.label'))).toHaveValue('When is the tax form ready?')
})

test('forbidden banners and alerts on the dashboard are reported, and the rest is shown', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await bank.operator.fault({ method: 'GET', path: '/banner-alerts', kind: 'status', value: 403 })
  await bank.operator.fault({ method: 'GET', path: '/alerts', kind: 'status', value: 403 })
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page.getByText(say('dashboard:notices.forbidden'))).toBeVisible()
  await expect(page.getByText(say('dashboard:alerts.forbidden'))).toBeVisible()
  await expect(page.getByText(injectedMessage)).toHaveCount(2)
  await expect(page.getByText(say('dashboard:account.available'), { exact: true })).toBeVisible()
})

test('forbidden banners of an application are reported', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'basic')
  const { bank, say } = person
  await startSession(page, person)
  await bank.operator.fault({ method: 'GET', path: '/banner-alerts', kind: 'status', value: 403 })
  await page.goto(`${bank.origin}/login/registration-home`)
  await expect(failureText(page)).toContainText(say('web:banners.forbidden'))
  await expect(page.getByRole('link', { name: say('auth:home.resume') })).toBeVisible()
})
