import { expect, test } from '../journey.ts'
import { applyByApi } from '../people/application-by-api.ts'
import { fillAddress } from '../people/application.ts'
import { heading } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'

test('A call that is answered with 419 once repeats the CSRF handshake silently', async ({
  page,
  context,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await restoreSession(page, person, await applyByApi(person, { until: 'basic' }))
  await page.goto(`${bank.origin}/registration/address`)
  await fillAddress(page, person)
  const token = async () => (await context.cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value
  const before = await token()
  expect(before).toBeDefined()
  await bank.operator.fault({ method: 'PATCH', path: '/depositor', kind: 'status', value: 419, times: 1 })
  await page.getByRole('button', { name: say('application:step.save') }).click()
  await expect(heading(page, say('onboarding:employer.title'))).toBeVisible()
  await expect(failureText(page)).toHaveCount(0)
  expect(await bank.operator.call('GET', '/faults')).toMatchObject([{ met: 1 }])
  expect(await token()).not.toBe(before)
})
