import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { confirmDetails, continueAfterApproval } from '../people/application.ts'
import { restoreSession } from '../people/browser-session.ts'
import { linkInstantly } from '../people/linking.ts'
import { heading } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'

test('A depositor links a bank that asks for a code, after a slow review', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'), { ssnEnding: '4821' })
  await restoreSession(page, person, await applyByApi(person))
  await page.goto(`${person.bank.origin}/registration/confirm-details`)
  await confirmDetails(page, person)
  await expect(heading(page, person.say('onboarding:checking.title'))).toBeVisible()
  await continueAfterApproval(page, person)
  await linkInstantly(page, person, { as: 'mfa' })
})
