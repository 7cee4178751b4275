import { expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { restoreSession } from '../people/browser-session.ts'
import { fillBankDetails } from '../people/linking.ts'
import { field, heading } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'
import { faultFor, failureMessages } from './response-faults.ts'
import { failureText } from './failure-text.ts'

test('The form for bank details reports every failure, keeps its input, and succeeds at the next try', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await restoreSession(page, person, await submitByApi(person))
  await page.goto(`${bank.origin}/manual-funding/banking-information`)
  await fillBankDetails(page, person)
  const submit = page.getByRole('button', { name: say('linking:bank.submit') })
  for (const [answer, message] of Object.entries(failureMessages(say)))
    await test.step(answer, async () => {
      await bank.operator.fault({ method: 'POST', path: '/link/manual', ...faultFor(answer) })
      await submit.click()
      await expect(failureText(page)).toContainText(message)
      await expect(field(page, say('linking:bank.number.label'))).toHaveValue('400012345678')
      await bank.operator.endFaults()
    })
  await submit.click()
  await expect(heading(page, say('linking:sent.title'))).toBeVisible()
})
