import { expect, test } from '../journey.ts'
import { goOnApproved, tellAboutYourself } from '../people/applying.ts'
import { enter, register, verifyEmail } from '../people/entering.ts'
import { fund } from '../people/funding.ts'
import { linkInstantly } from '../people/linking.ts'
import { newPerson } from '../people/person.ts'

test('a person opens an account, links a bank through its own log-in and sees the money', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  await register(page, person)
  await verifyEmail(page, person)
  await enter(page, person)
  await tellAboutYourself(page, person)
  await goOnApproved(page, person)
  await linkInstantly(page, person)
  await fund(page, person)
  await expect(page.getByRole('region', { name: /ending in/ })).toContainText('$1,250.00')
})
