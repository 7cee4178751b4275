import { expect, test } from '../journey.ts'
import { continueAfterApproval, completeApplication } from '../people/application.ts'
import { enter, heading, register, verifyEmail } from '../people/log-in.ts'
import { fund } from '../people/funding.ts'
import { linkInstantly } from '../people/linking.ts'
import { availableBalance, pendingTransfers } from '../people/dashboard.ts'
import { newPerson } from '../people/person.ts'

// A language that no tenant offers, so that the tenant's default language is shown.
test.use({ viewport: { width: 390, height: 844 }, locale: 'fr-FR' })

test('A depositor opens an account in Spanish, on a phone', { tag: '@sample' }, async ({ page, bankOf }) => {
  const person = newPerson(bankOf('solstice'), { language: 'es' })
  await register(page, person)
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await verifyEmail(page, person)
  await enter(page, person)
  await completeApplication(page, person)
  await continueAfterApproval(page, person)
  await linkInstantly(page, person)
  await fund(page, person, '1250.00')
  await expect(page).toHaveTitle(/^Inicio – Solstice/)
  await expect(pendingTransfers(page, person)).toContainText('1,250.00')
  await expect(availableBalance(page, person)).toContainText('0.00')
})

for (const { tenant, locale, language } of [{ tenant: 'harbor', locale: 'es-MX', language: 'es' }] as const) {
  test.describe(locale, () => {
    test.use({ locale })

    test(`A browser in ${locale} opens ${tenant} in ${language}`, async ({ page, bankOf }) => {
      const { bank, say } = newPerson(bankOf(tenant), { language })
      await page.goto(`${bank.origin}/login`)
      await expect(heading(page, say('log-in:title'))).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.goto(`${bank.origin}/login/forgot-password`)
      await expect(heading(page, say('auth:forgot.title'))).toBeVisible()
    })
  })
}
