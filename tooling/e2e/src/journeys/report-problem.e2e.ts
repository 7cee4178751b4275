import { addBusinessDays } from '@coffer/domain/calendar'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { bankToday } from '../people/calendar.ts'
import { asList } from '../people/depositor-record.ts'
import { field } from '../people/log-in.ts'
import { button } from '../people/money.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'

const fetchCases = async (wire: ProviderClient) =>
  asList(at(await requestData(wire, 'GET', '/cases'), 'cases'))
/** The status of the case, as the transaction shows it. */
const caseStatus = (page: Page, { say }: Person) =>
  page.getByRole('region', { name: say('transaction-cases:reason.wrong_amount') })

test('A depositor reports a problem with a transaction, and the case is answered and closed', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('solstice'), 'active', { language: 'es' })
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const transaction = asList(await requestData(wire, 'GET', '/transactions')).find(
    (one) => at(one, 'status') === 'Settled' && at(one, 'direction') === 'LinkedToPrimary',
  )
  const address = `${bank.origin}/dashboard/transactions-list?id=${String(at(transaction, 'uuid'))}`

  await test.step('the report is sent once, although the response is lost', async () => {
    await page.goto(address)
    await button(page, say('transaction-cases:open')).click()
    await page.getByRole('radio', { name: say('transaction-cases:reason.wrong_amount') }).check()
    await page.getByLabel(say('transaction-cases:details')).fill('It should be $40.')
    await expectAccessible(page)
    await bank.operator.fault({ method: 'POST', path: '/cases', kind: 'drop', value: 'after', times: 1 })
    await button(page, say('transaction-cases:submit')).click()
    await expect(caseStatus(page, person)).toContainText(say('transaction-cases:status.sent'))
    const [reported, ...others] = await fetchCases(wire)
    expect(others).toEqual([])
    expect(reported).toMatchObject({
      transaction_uuid: at(transaction, 'uuid'),
      reply_by: addBusinessDays(await bankToday(bank), 3),
    })
    await expectAccessible(page)
  })

  await test.step('the conversation shows the transaction', async () => {
    await page.getByRole('link', { name: say('transaction-cases:case.thread') }).click()
    await expect(page.getByRole('paragraph').filter({ hasText: 'It should be $40.' })).toBeVisible()
    await page.getByRole('link', { name: String(at(transaction, 'description')), exact: true }).click()
    await expect(page).toHaveURL(address)
  })

  const [reported] = await fetchCases(wire)
  await test.step('the bank’s answer is shown on the transaction', async () => {
    await bank.operator.call('POST', '/messages', {
      depositor: at(await requestData(wire, 'GET', '/depositor'), 'depositor_id'),
      subject: 'Your transaction',
      body: 'We corrected it.',
      thread_uuid: at(reported, 'thread_uuid'),
    })
    await page.reload()
    await expect(caseStatus(page, person)).toContainText(say('transaction-cases:status.answered'))
  })

  await test.step('a reply waits for the bank, until the bank closes the case', async () => {
    await page.getByRole('link', { name: say('transaction-cases:case.thread') }).click()
    await button(page, say('messaging:reply.open')).click()
    await field(page, say('messaging:reply.body')).fill('Thank you.')
    await button(page, say('messaging:reply.send')).click()
    await expect(page.getByText(say('messaging:reply.sent'))).toBeVisible()
    await page.goBack()
    await expect(caseStatus(page, person)).toContainText(say('transaction-cases:status.sent'))
    await bank.operator.call('POST', `/cases/${String(at(reported, 'uuid'))}/close`)
    await page.reload()
    await expect(caseStatus(page, person)).toContainText(say('transaction-cases:status.closed'))
    await expect(button(page, say('transaction-cases:open'))).toBeVisible()
  })
})
