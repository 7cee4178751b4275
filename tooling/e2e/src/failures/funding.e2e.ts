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

/** Definitive rejections: the transfer was refused. */
const rejections = [
  'status 400',
  'status 403',
  'status 404',
  'status 419',
  'status 422',
  'status 429',
  'status 451',
]

test('A refused first transfer is reported as not started, and moves no money', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await prepareFunding(person)
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
  const submit = page.getByRole('button', { name: say('funding:ready.submit', { amount: '$1,250.00' }) })
  for (const [answer, message] of Object.entries(failureMessages(say))) {
    if (!rejections.includes(answer)) continue
    await test.step(answer, async () => {
      await bank.operator.fault({ ...fund, ...faultFor(answer) })
      await submit.click()
      await expect(failureText(page)).toContainText(message)
      await expect(failureText(page)).toContainText(say('funding:ready.notMoved.title'))
      await expect(failureText(page)).toContainText(say('errors:notMoved'))
      await bank.operator.endFaults()
    })
  }
  expect(await requestData(session.wire, 'GET', '/transactions')).toEqual([])
  await submit.click()
  await expect(heading(page, say('funding:done.title'))).toBeVisible()
  expect(await requestData(session.wire, 'GET', '/transactions')).toHaveLength(1)
})

for (const answer of ['status 500', 'malformed']) {
  test(`A first transfer with “${answer}” is reported as having an unknown outcome`, async ({
    page,
    bankOf,
  }) => {
    const person = newPerson(bankOf('harbor'))
    const { bank, say } = person
    await restoreSession(page, person, await prepareFunding(person))
    await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
    await bank.operator.fault({ ...fund, ...faultFor(answer) })
    await page.getByRole('button', { name: say('funding:ready.submit', { amount: '$1,250.00' }) }).click()
    await expect(failureText(page)).toContainText(say('funding:ready.unconfirmed.title'))
    await expect(page.getByText(say('errors:notMoved'))).toBeHidden()
    await bank.operator.endFaults()
    await page.getByRole('button', { name: say('funding:ready.again') }).click()
    await expect(heading(page, say('funding:done.title'))).toBeVisible()
  })
}
