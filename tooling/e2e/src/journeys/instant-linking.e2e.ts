import { expect, test } from '../journey.ts'
import { goOnApproved, tellAboutYourself } from '../people/application.ts'
import { enter, logIn, register, verifyEmail } from '../people/log-in.ts'
import { fund } from '../people/funding.ts'
import { linkInstantly } from '../people/linking.ts'
import { available, figure, logOut, expectDashboard } from '../people/dashboard.ts'
import { newPerson } from '../people/person.ts'

const DAY = 86_400

test('a depositor opens and funds an account: the money is pending first, available days later', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('harbor')
  const person = newPerson(bank)
  await register(page, person)
  await verifyEmail(page, person)
  await enter(page, person, { remember: true })
  await tellAboutYourself(page, person)
  await goOnApproved(page, person)
  await linkInstantly(page, person)
  await fund(page, person, '1250.00')
  await expect(figure(page, 'Pending')).toContainText('$1,250.00')
  await expect(available(page, person)).toContainText('$0.00')
  await expect(page.getByRole('listitem').filter({ hasText: '+$1,250.00' })).toBeVisible()

  await logOut(page, person)
  await bank.operator.advance(8 * DAY)
  await logIn(page, person)
  // The device is remembered: no code is required.
  await expectDashboard(page, person)
  await expect(available(page, person)).toContainText('$1,250.')
  await expect(figure(page, 'Pending')).toContainText('$0.00')
})

test('a bank with its own code is linked too, with a slow review', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'), { ssnEnding: '4821' })
  await register(page, person)
  await verifyEmail(page, person)
  await enter(page, person)
  await tellAboutYourself(page, person)
  await expect(page.getByRole('heading', { name: person.say('onboarding:checking.title') })).toBeVisible()
  await goOnApproved(page, person)
  await linkInstantly(page, person, { as: 'mfa' })
})
