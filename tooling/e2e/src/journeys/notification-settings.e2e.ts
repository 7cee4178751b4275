import { addDays } from '@coffer/domain/calendar'
import { expectAccessible } from '../people/accessibility.ts'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startLoggedOut, startSession } from '../people/browser-session.ts'
import { bankToday, setBankTime } from '../people/calendar.ts'
import { asList } from '../people/depositor-record.ts'
import { heading } from '../people/log-in.ts'
import { button } from '../people/money.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { emailText } from '../people/provider-texts.ts'
import { at, logInByApi } from '../people/provider-client.ts'

async function subjectsTo({ bank: { operator, slug }, email }: Person): Promise<unknown[]> {
  const sent = await operator.call('GET', `/outbox?tenant=${slug}&to=${encodeURIComponent(email)}`)
  return asList(sent).map((one) => at(one, 'subject'))
}

async function advanceToNextMonth(bank: Bank): Promise<void> {
  let day = addDays(await bankToday(bank), 1)
  while (!day.endsWith('-01')) day = addDays(day, 1)
  await setBankTime(bank, day, '09:00')
}

/** Whether the depositor gets emails of a kind. */
async function isEmailed(person: Person, kind: string): Promise<unknown> {
  const { wire } = await logInByApi(person)
  const settings = asList(at(await requestData(wire, 'GET', '/notification-settings'), 'settings'))
  return at(
    settings.find((one) => at(one, 'kind') === kind && at(one, 'channel') === 'email'),
    'is_on',
  )
}

test('A depositor turns off money emails but keeps alerts, and ends the summary by the link in it', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  const { wire } = await startSession(page, person)

  await test.step('the setting is saved as soon as it is switched, even if the response is lost', async () => {
    await page.goto(`${bank.origin}/my-account`)
    await page.locator('a[href="/my-account/notifications"]').click()
    await expect(heading(page, say('account:notifications.title'))).toBeVisible()
    await expectAccessible(page)
    const money = page.getByRole('group', { name: say('account:notifications.money'), exact: true })
    await bank.operator.fault({
      method: 'PATCH',
      path: '/notification-settings',
      kind: 'drop',
      value: 'after',
      times: 1,
    })
    await money.getByLabel(say('account:notifications.channel.email')).uncheck()
    await expect(money.getByText(say('account:notifications.saved'))).toBeVisible()
    await page.reload()
    await expect(money.getByLabel(say('account:notifications.channel.email'))).not.toBeChecked()
  })

  await test.step('a returned deposit raises an alert, and sends no email', async () => {
    const linked = asList(at(await requestData(wire, 'GET', '/linked-accounts'), 'accounts'))
    const usable = linked.find((one) => at(one, 'status') === 'ACTIVE')
    await requestData(wire, 'POST', '/deposit', { linked_account_id: at(usable, 'uuid'), amount: 1_000 })
    const [made] = asList(await requestData(wire, 'GET', '/transactions'))
    await bank.operator.call('POST', `/transactions/${String(at(made, 'uuid'))}/return`, {
      return_code: 'R01',
    })
    await page.goto(`${bank.origin}/dashboard/alerts`)
    const subject = emailText(person, 'transfer-returned.subject')
    await expect(page.getByText(subject).first()).toBeVisible()
    expect(await subjectsTo(person)).not.toContain(subject)
  })

  await test.step('the emailed link ends the monthly summary without a log-in', async () => {
    await advanceToNextMonth(bank)
    const sent = await bank.operator.call('GET', `/outbox?tenant=${bank.slug}&to=${person.email}`)
    const text = asList(sent)
      .map((one) => String(at(one, 'text')))
      .join('\n')
    const [link = ''] = /https?:\S+\/unsubscribe#\S+/.exec(text) ?? []
    await startLoggedOut(page, person)
    await page.goto(link)
    await expect(heading(page, say('auth:unsubscribe.summary.title'))).toBeVisible()
    expect(page.url()).toBe(`${bank.origin}/unsubscribe`)
    await button(page, say('auth:unsubscribe.submit')).click()
    await expect(heading(page, say('auth:unsubscribe.summary.done'))).toBeVisible()
    expect([await isEmailed(person, 'summary'), await isEmailed(person, 'documents')]).toEqual([false, true])
  })
})
