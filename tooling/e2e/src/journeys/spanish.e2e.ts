import { expect, test } from '../journey.ts'
import { continueAfterApproval, completeApplication } from '../people/application.ts'
import { enter, register, verifyEmail } from '../people/log-in.ts'
import { fund } from '../people/funding.ts'
import { linkInstantly } from '../people/linking.ts'
import { availableBalance, accountFigure } from '../people/dashboard.ts'
import { newPerson } from '../people/person.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('opening an account works in Spanish, on a phone', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('solstice'), { language: 'es' })
  const { say } = person
  await register(page, person)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await verifyEmail(page, person)
  await enter(page, person)
  await completeApplication(page, person)
  await continueAfterApproval(page, person)
  await linkInstantly(page, person)
  await fund(page, person, '1250.00')
  await expect(page).toHaveTitle(/^Inicio – Solstice/)
  await expect(accountFigure(page, say('dashboard:account.pending'))).toContainText('1,250.00')
  await expect(availableBalance(page, person)).toContainText('0.00')
})
