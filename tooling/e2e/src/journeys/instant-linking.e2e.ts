import { expect, test } from '../journey.ts'
import { continueAfterApproval, completeApplication } from '../people/application.ts'
import { enter, logIn, register, verifyEmail } from '../people/log-in.ts'
import { fund } from '../people/funding.ts'
import { linkInstantly } from '../people/linking.ts'
import { availableBalance, pendingTransfers, logOut, expectDashboard } from '../people/dashboard.ts'
import { newPerson } from '../people/person.ts'

const DAY = 86_400

test('A depositor opens and funds an account, whose money is pending at first and available days later', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('harbor')
  const person = newPerson(bank)
  await register(page, person)
  await verifyEmail(page, person)
  await enter(page, person, { remember: true })
  await completeApplication(page, person)
  await continueAfterApproval(page, person)
  await linkInstantly(page, person)
  await fund(page, person, '1250.00')
  await expect(pendingTransfers(page, person)).toContainText('$1,250.00')
  await expect(availableBalance(page, person)).toContainText('$0.00')

  await logOut(page, person)
  await bank.operator.advance(8 * DAY)
  await logIn(page, person)
  // The device is remembered, so no code is required.
  await expectDashboard(page, person)
  // Eight days may include the first of a month, on which interest is paid.
  await expect(availableBalance(page, person)).toContainText(/\$1,25[01]\./)
  await expect(pendingTransfers(page, person)).toBeHidden()
})

test('A depositor links a bank that asks for a code, after a slow review', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'), { ssnEnding: '4821' })
  await register(page, person)
  await verifyEmail(page, person)
  await enter(page, person)
  await completeApplication(page, person)
  await expect(page.getByRole('heading', { name: person.say('onboarding:checking.title') })).toBeVisible()
  await continueAfterApproval(page, person)
  await linkInstantly(page, person, { as: 'mfa' })
})
