import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { heading } from '../people/log-in.ts'
import { prepareFunding } from '../people/linked-accounts.ts'
import { newPerson } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { faultFor, failureMessages } from './response-faults.ts'
import { failureText } from './failure-text.ts'

const fund = { method: 'POST', path: '/fund-my-account' }

test('A first transfer whose response was lost is verified, and made once', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await prepareFunding(person)
  await restoreSession(page, person, session)
  await bank.operator.fault({ ...fund, kind: 'drop', value: 'after' })
  await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
  await page.getByRole('button', { name: say('funding:ready.submit', { amount: '$' }).trim() }).click()
  await expect(heading(page, say('funding:done.title'))).toBeVisible()
  await bank.operator.endFaults()

  expect(await requestData(session.wire, 'GET', '/transactions')).toHaveLength(1)
  expect(await bank.operator.call('GET', '/ledger/check?tenant=harbor')).toMatchObject({ balanced: true })
})

test('A refused first transfer moves no money, and one with an unknown outcome is made once', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await prepareFunding(person)
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
  const submit = page.getByRole('button', { name: say('funding:ready.submit', { amount: '$1,250.00' }) })
  await bank.operator.fault({ ...fund, ...faultFor('status 422') })
  await submit.click()
  await expect(failureText(page)).toContainText(failureMessages(say)['status 422'])
  await expect(failureText(page)).toContainText(say('funding:ready.notMoved.title'))
  await expect(failureText(page)).toContainText(say('errors:notMoved'))
  await bank.operator.endFaults()
  expect(await requestData(session.wire, 'GET', '/transactions')).toEqual([])

  await bank.operator.fault({ ...fund, ...faultFor('status 500') })
  await submit.click()
  await expect(failureText(page)).toContainText(say('funding:ready.unconfirmed.title'))
  await expect(page.getByText(say('errors:notMoved'))).toBeHidden()
  await bank.operator.endFaults()
  await page.getByRole('button', { name: say('funding:ready.again') }).click()
  await expect(heading(page, say('funding:done.title'))).toBeVisible()
  expect(await requestData(session.wire, 'GET', '/transactions')).toHaveLength(1)
})
