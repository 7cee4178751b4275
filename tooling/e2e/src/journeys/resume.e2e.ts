import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { continueAfterApproval } from '../people/application.ts'
import { enter, heading } from '../people/log-in.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

test('A depositor continues an application on another device', async ({ page: phone, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await applyByApi(person, { until: 'address' })
  await phone.setViewportSize({ width: 390, height: 844 })
  await enter(phone, person)
  await expect(phone).toHaveURL(`${bank.origin}/login/registration-home`)
  await expect(phone.getByRole('listitem').filter({ hasText: say('router:stage.about-you') })).toContainText(
    say('auth:home.state.now'),
  )
  await phone.getByRole('link', { name: say('auth:home.resume') }).click()
  await expect(heading(phone, say('onboarding:employer.title'))).toBeVisible()
  // The data saved on the other device is shown and can be changed.
  await phone.getByRole('link', { name: say('router:back') }).click()
  await expect(phone.getByLabel(say('application:address.city.label'))).toHaveValue('Columbus')
})

test('A tab that is opened at a step continues at that step', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('solstice'), 'passed', { language: 'es' })
  await startSession(page, person)
  await page.goto(`${person.bank.origin}/registration/passed`)
  await continueAfterApproval(page, person)
  await expect(heading(page, person.say('linking:link.title'))).toBeVisible()
})
