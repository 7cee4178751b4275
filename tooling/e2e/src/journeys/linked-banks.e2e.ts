import { expectAccessible } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'
import { fetchLinkedAccounts } from '../people/linked-accounts.ts'
import { chooseBankDetails, fillBankDetails, submitAmounts } from '../people/linking.ts'
import { heading } from '../people/log-in.ts'
import { button, expectBalancedLedger } from '../people/money.ts'
import { demoDepositor } from '../people/person.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'

async function planBank(wire: ProviderClient): Promise<unknown> {
  const [account] = asList(await requestData(wire, 'GET', '/accounts'))
  const overview = await requestData(wire, 'GET', `/accounts/${String(at(account, 'uuid'))}/plans`)
  return at(asList(at(overview, 'plans'))[0], 'linked_account_id')
}

test('A depositor links another bank, makes it the default, and removes the first one, whose plan moves', async ({
  page,
  ownBankOf,
}) => {
  test.slow()
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const link = (key: string) => page.getByRole('link', { name: say(key), exact: true })
  const card = (mask: string) => page.getByRole('region', { name: new RegExp(`${mask}$`) })
  const old = String(at(asList(await fetchLinkedAccounts(wire))[0], 'mask'))

  await test.step('the second bank is linked by its details, beside the first', async () => {
    await page.goto(`${bank.origin}/my-account`)
    await link('managed-banks:link').click()
    await expect(heading(page, say('linking:another.title'))).toBeVisible()
    await expectAccessible(page)
    await chooseBankDetails(page, person)
    await fillBankDetails(page, person)
    await button(page, say('linking:bank.submit')).click()
    await link('linking:sent.action').click()
    await submitAmounts(page, person, '0.11', '0.22')
    await expect(heading(page, say('linking:another.linked.title'))).toBeVisible()
    await link('linking:another.afterwards').click()
    await expect(card('5678')).toContainText(say('managed-banks:default'))
  })

  await test.step('the first bank is made the default again, and offered first', async () => {
    await card(old)
      .getByRole('button', { name: say('managed-banks:default.make') })
      .click()
    await expect(card(old)).toContainText(say('managed-banks:default'))
    await expectAccessible(page)
    await page.goto(`${bank.origin}/deposit`)
    await expect(page.getByRole('radio', { name: new RegExp(old) })).toBeChecked()
  })

  await test.step('the first bank is removed, and its plan moves', async () => {
    await page.goto(`${bank.origin}/my-account`)
    await card(old)
      .getByRole('button', { name: say('managed-banks:remove') })
      .click()
    await page.getByRole('dialog').getByRole('radio', { name: /5678/ }).check()
    await expectAccessible(page)
    await button(page, say('managed-banks:remove.yes')).click()
    await expect(card(old)).toBeHidden()
    await expect(card('5678')).toContainText(say('managed-banks:default'))
    const [left, ...others] = asList(await fetchLinkedAccounts(wire))
    expect(others).toEqual([])
    expect(await planBank(wire)).toBe(at(left, 'uuid'))
  })

  await expectBalancedLedger(bank)
})
