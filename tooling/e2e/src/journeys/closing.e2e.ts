import { addDays } from '@coffer/domain/calendar'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fetchLinkedAccounts } from '../people/linked-accounts.ts'
import { button, expectBalancedLedger, fetchTransfers, openWithdrawal, row } from '../people/money.ts'
import { setBankTime, closingDay, bankToday, formatWeekday } from '../people/calendar.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'

/** Continues from the form to the effects of closing. */
async function openClosing(page: Page, person: Person): Promise<void> {
  const { say } = person
  await openWithdrawal(page, person)
  await page.getByRole('link', { name: say('transfers:close.link') }).click()
  await page.getByRole('radio', { name: say('transfers:close.reason.rate') }).check()
  await button(page, say('transfers:close.open')).click()
  await expect(heading(page, say('transfers:close.title'))).toBeVisible()
}

const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

const sumOf = (moved: unknown[]): number =>
  moved.reduce((sum: number, one) => sum + Number(at(one, 'amount')), 0)

test('A depositor who closes the account in two tabs withdraws everything once; documents stay readable', async ({
  page,
  context,
  ownBankOf,
}) => {
  test.slow(true, 'the clock goes through weeks, and with it all that falls due')
  const bank = ownBankOf('harbor')
  const person = demoDepositor(bank, 'active')
  const { say } = person
  const monday = closingDay(await bankToday(bank), await fetchTransfers(person))
  await setBankTime(bank, monday, '12:00')
  const { wire } = await startSession(page, person)
  const linked = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))

  await test.step('pending transactions block closing and are listed, until they are canceled', async () => {
    await requestData(wire, 'POST', '/deposit', { linked_account_id: linked, amount: 12_345 })
    await openWithdrawal(page, person)
    await page.getByRole('link', { name: say('transfers:close.link') }).click()
    await button(page, say('transfers:close.open')).click()
    await expect(page.getByText(say('transfers:close.reason.problem')).first()).toBeVisible()
    await openClosing(page, person)
    await expect(page.getByText(say('transfers:close.blocked.title'))).toBeVisible()
    await expect(page.getByText('$123.45')).toBeVisible()
    await expect(button(page, say('transfers:close.submit'))).toBeHidden()
    expect(await wire.send('POST', '/close-my-account', { linked_account_id: linked })).toMatchObject({
      status: 422,
    })
    await requestData(
      wire,
      'POST',
      `/transactions/${String(at((await fetchTransfers(person))[0], 'uuid'))}/void`,
    )
  })

  const before = await fetchTransfers(person)
  const available = Number(at(await requestData(wire, 'GET', '/accounts'), '0', 'available_balance'))
  const scheduled = before.filter(
    (one) => at(one, 'scheduled_for') !== null && at(one, 'status') === 'Initiated',
  )
  const second = await context.newPage()
  await test.step('the effects are listed first: the payout, the ending deposits, and that it is final', async () => {
    for (const tab of [page, second]) await openClosing(tab, person)
    await expect(row(page, say('transfers:close.pays'))).toContainText(dollars(available))
    expect(scheduled).toHaveLength(1)
    const ending = page.getByRole('listitem').filter({ hasText: say('transfers:close.what.scheduled') })
    await expect(ending).toContainText(dollars(sumOf(scheduled)))
    await button(page, say('transfers:close.submit')).click()
    await expect(page.getByText(say('transfers:close.confirm.problem')).first()).toBeVisible()
    expect(await fetchTransfers(person)).toEqual(before)
  })

  await test.step('both tabs close it: balance and interest are paid in one withdrawal', async () => {
    for (const tab of [page, second]) {
      await tab.getByRole('checkbox').check()
      await button(tab, say('transfers:close.submit')).dblclick()
      await expect(heading(tab, say('transfers:close.done.title'))).toBeVisible()
    }
    await expect(row(page, say('transfers:row.arrives'))).toContainText(
      formatWeekday(person.language, addDays(monday, 1)),
    )
    const [withdrawal, interest, ...rest] = await fetchTransfers(person)
    expect(rest.length).toBe(before.length)
    expect(interest).toMatchObject({ direction: 'ServiceToPrimary', status: 'Settled' })
    expect(withdrawal).toMatchObject({
      direction: 'PrimaryToLinked',
      amount: available + Number(at(interest, 'amount')),
    })
    expect(rest.find((one) => at(one, 'uuid') === at(scheduled[0], 'uuid'))).toMatchObject({
      status: 'Cancelled',
    })
    await expectBalancedLedger(bank)
  })

  await test.step('while closing, screen and provider refuse transfers', async () => {
    const transfer = { linked_account_id: linked, amount: 1_000 }
    expect(await wire.send('POST', '/deposit', transfer)).toMatchObject({ status: 403 })
    await page.goto(`${bank.origin}/dashboard`)
    await expect(page.getByText(say('dashboard:actions.obstacle.closing'))).toBeVisible()
    await page.goto(`${bank.origin}/deposit`)
    await expect(page.getByText(say('transfers:close.underWay'))).toBeVisible()
    await page.goto(`${bank.origin}/withdraw`)
    await expect(heading(page, say('refused:closing.title'))).toBeVisible()
    await page.goto(`${bank.origin}/withdraw/close-success`)
    await expect(heading(page, say('transfers:close.done.title'))).toBeVisible()
  })

  await test.step('after the settlement, documents are readable and transfers refused', async () => {
    await setBankTime(bank, addDays(monday, 1), '08:30')
    const after = await startSession(page, person, {
      'account-closing': { linkedAccountId: linked, requestId: linked, acceptedAt: 0, isChecked: true },
    })
    for (const path of ['/deposit', '/deposit/edit', '/withdraw', '/withdraw/close-success', '/dashboard']) {
      await page.goto(bank.origin + path)
      await expect(page, path).toHaveURL(`${bank.origin}/dashboard/documents`)
    }
    const transfer = { linked_account_id: linked, amount: 1_000 }
    for (const path of ['/deposit', '/withdraw', '/close-my-account'])
      expect(await after.wire.send('POST', path, transfer), path).toMatchObject({ status: 403 })
    expect(
      await after.wire.send('PATCH', `/deposit/${String(at(scheduled[0], 'uuid'))}`, transfer),
    ).toMatchObject({
      status: 403,
    })
    expect(await requestData(after.wire, 'GET', '/accounts')).toEqual([])
    await expectBalancedLedger(bank)
  })

  await test.step('the last statement is issued after the month, and every statement matches the ledger', async () => {
    await setBankTime(bank, monthAfter(addDays(monday, 1)), '12:00')
    const { wire: later } = await logInByApi(person)
    const statements = asList(await requestData(later, 'GET', '/statements')).toReversed()
    expect(at(statements.at(-1), 'closing_balance')).toBe(0)
    const settled = (await requestData(later, 'GET', '/transactions').then(asList)).filter(
      (one) => at(one, 'status') === 'Settled',
    )
    let opening = 0
    for (const statement of statements) {
      const month = `${String(at(statement, 'year'))}-${String(at(statement, 'month')).padStart(2, '0')}`
      const moved = settled.filter((one) => monthOf(one) === month)
      expect(statement, month).toMatchObject({
        opening_balance: opening,
        closing_balance: opening + sumOf(moved.filter(isIn)) - sumOf(moved.filter((one) => !isIn(one))),
      })
      opening = Number(at(statement, 'closing_balance'))
      const [, download = ''] =
        /^https?:\/\/[^/]+(\/.*)$/.exec(
          String(
            at(
              await requestData(later, 'GET', `/statements/${month.replace('-0', '-').replace('-', '/')}`),
              'download_url',
            ),
          ),
        ) ?? []
      expect(download).toContain(month)
    }
  })
})

const isIn = (one: unknown): boolean => String(at(one, 'direction')).endsWith('ToPrimary')

const inNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
})

/** The month in which a transaction settled: a payment at midnight belongs to the day before. */
const monthOf = (one: unknown): string =>
  inNewYork.format(Date.parse(String(at(one, 'date_processed') ?? at(one, 'date_created'))) - 1).slice(0, 7)

const monthAfter = (date: string): string => {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 2)).toISOString().slice(0, 10)
}
