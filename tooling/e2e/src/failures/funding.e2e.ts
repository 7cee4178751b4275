import { expect, test } from '../journey.ts'
import { at } from '../people/by-wire.ts'
import { heading } from '../people/entering.ts'
import { readyMade } from '../people/person.ts'
import { signedIn } from '../people/signed-in.ts'
import { said } from './said.ts'

const fund = { method: 'POST', path: '/fund-my-account' }

test('an answer lost after the transfer was accepted: trying again moves the money once', async ({
  page,
  ownBankOf,
}) => {
  const person = readyMade(ownBankOf('harbor'), 'disclosures')
  const { bank, say } = person
  const { wire } = await signedIn(page, person)
  await bank.operator.fault({ ...fund, kind: 'drop', value: 'after' })
  await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
  await page.getByRole('button', { name: say('funding:ready.submit', { amount: '$' }).trim() }).click()
  await expect(said(page)).toContainText(say('funding:ready.unconfirmed.title'))
  await expect(said(page)).toContainText(say('funding:ready.unconfirmed.body'))
  await expect(page.getByText(say('funding:problem.notMoved'))).toBeHidden()
  await bank.operator.endFaults()
  await page.getByRole('button', { name: say('funding:ready.again') }).click()
  await expect(heading(page, say('funding:done.title'))).toBeVisible()

  const moved = await wire.send('GET', '/transactions')
  expect(at(moved.body, 'data')).toHaveLength(1)
  expect(await bank.operator.call('GET', '/ledger/check?tenant=harbor')).toMatchObject({ balanced: true })
})

for (const value of [403, 422]) {
  test(`${value}: the transfer did not start, and nothing has moved`, async ({ page, bankOf }) => {
    const person = readyMade(bankOf('harbor'), 'disclosures')
    const { bank, say } = person
    await signedIn(page, person)
    await bank.operator.fault({ ...fund, kind: 'status', value })
    await page.goto(`${bank.origin}/fund-account/ready-to-fund`)
    await page.getByRole('button', { name: say('funding:ready.submit', { amount: '$' }).trim() }).click()
    await expect(said(page)).toContainText(say('funding:ready.notMoved.title'))
    await expect(said(page)).toContainText(say('funding:problem.notMoved'))
    await expect(said(page)).toContainText(`The sandbox was told to answer ${value}.`)
  })
}
