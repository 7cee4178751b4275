import { addDays, businessDayFrom } from '@coffer/domain/calendar'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { field, heading } from '../people/log-in.ts'
import { fetchLinkedAccounts } from '../people/linked-accounts.ts'
import {
  amountField,
  button,
  expectBalancedLedger,
  fetchTransfers,
  openDeposit,
  openReview,
  row,
} from '../people/money.ts'
import {
  formatDay,
  setBankTime,
  mondayWithoutHolidays,
  bankToday,
  formatWeekday,
} from '../people/calendar.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { emailText } from '../people/provider-texts.ts'
import { startSession } from '../people/browser-session.ts'

interface Plan {
  timing: 'date' | 'weekly' | 'biweekly' | 'monthly'
  start: string
  amount: string
  /** The submission dates after the first. */
  laterDates: string[]
}

/** The last day of a month, counted from the month of a date. */
function monthEnd(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10)
}

/** The 31st of a month before a shorter month. */
function findThirtyFirst(after: string): string {
  let months = 0
  const isMatch = () =>
    monthEnd(after, months).endsWith('-31') && !monthEnd(after, months + 1).endsWith('-31')
  while (!isMatch() || monthEnd(after, months) <= after) months += 1
  return monthEnd(after, months)
}

async function schedule(
  page: Page,
  person: Person,
  { timing, start, amount, laterDates }: Plan,
): Promise<void> {
  const { say, language } = person
  await openDeposit(page, person)
  await page.getByRole('radio', { name: say(`transfers:timing.${timing}`), exact: true }).check()
  const label = timing === 'date' ? 'transfers:start.label.once' : 'transfers:start.label.repeating'
  await field(page, say(label)).fill(start)
  await openReview(page, person, amount)
  if (timing !== 'date') {
    const days = laterDates.map((day) => formatDay(language, day)).join(' · ')
    await expect(row(page, say('transfers:row.next'))).toContainText(days)
  }
  await button(page, say('transfers:deposit.schedule', { amount: `$${amount}` })).click()
  const kind = timing === 'date' ? 'date' : 'repeating'
  await expect(heading(page, say(`transfers:deposit.done.${kind}.title`))).toBeVisible()
}

const summarize = (moved: unknown[]) =>
  moved.map(
    (one) => `${String(at(one, 'amount'))} ${String(at(one, 'scheduled_for'))} ${String(at(one, 'status'))}`,
  )

test('Scheduled and repeating deposits are submitted on the announced dates', async ({ page, ownBankOf }) => {
  test.slow(true, 'the clock goes through weeks, and with it all that falls due')
  const bank = ownBankOf('juniper')
  const person = demoDepositor(bank, 'empty', { language: 'es' })
  const today = await bankToday(bank)
  const monday = mondayWithoutHolidays(today)
  const last = findThirtyFirst(today)
  const after = (days: number) => businessDayFrom(addDays(monday, days))
  const plans: Plan[] = [
    // A Saturday moves to Monday.
    { timing: 'date', start: addDays(monday, 5), amount: '10.00', laterDates: [] },
    { timing: 'weekly', start: monday, amount: '20.00', laterDates: [7, 14, 21].map(after) },
    { timing: 'biweekly', start: monday, amount: '30.00', laterDates: [14, 28, 42].map(after) },
    {
      timing: 'monthly',
      start: last,
      amount: '40.00',
      laterDates: [1, 2, 3].map((months) => businessDayFrom(monthEnd(last, months))),
    },
  ]
  await startSession(page, person)
  for (const plan of plans) await test.step(plan.timing, () => schedule(page, person, plan))
  const [, weekly, biweekly, monthly] = plans
  const firstMonthly = businessDayFrom(last)
  expect(summarize(await fetchTransfers(person)).sort()).toEqual([
    `1000 ${after(5)} Initiated`,
    `2000 ${monday} Initiated`,
    `3000 ${monday} Initiated`,
    `4000 ${firstMonthly} Initiated`,
  ])
  // Nothing is submitted before its date.
  expect(await requestData((await logInByApi(person)).wire, 'GET', '/accounts')).toMatchObject([
    { pending_balance: 0, current_balance: 0 },
  ])

  await setBankTime(bank, firstMonthly, '12:00')
  const moved = await fetchTransfers(person)
  const days = (amount: number) =>
    moved
      .filter((one) => at(one, 'amount') === amount)
      .map((one) => String(at(one, 'scheduled_for')))
      .sort()
  expect(days(1_000)).toEqual([after(5)])
  expect(days(2_000).slice(0, 4)).toEqual(
    [monday, ...(weekly?.laterDates ?? [])].slice(0, days(2_000).length),
  )
  expect(days(3_000).slice(0, 3)).toEqual(
    [monday, ...(biweekly?.laterDates ?? [])].slice(0, Math.min(3, days(3_000).length)),
  )
  expect(days(4_000)).toEqual([firstMonthly, monthly?.laterDates[0]])
  await expectBalancedLedger(bank)
})

test('A scheduled deposit is changed, another canceled, and one that fails is skipped with a notification', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('harbor')
  const person = demoDepositor(bank, 'empty')
  const { say } = person
  const { wire } = await startSession(page, person)
  const linked = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))
  const today = await bankToday(bank)
  const monday = mondayWithoutHolidays(addDays(today, 7))
  const plan = { linked_account_id: linked, frequency: 'once', start_date: monday }
  await requestData(wire, 'POST', '/deposit', { ...plan, amount: 1_000 })
  await requestData(wire, 'POST', '/deposit', { ...plan, amount: 2_000 })
  const uuidOf = async (amount: number) =>
    String(
      at(
        (await fetchTransfers(person)).find((one) => at(one, 'amount') === amount),
        'uuid',
      ),
    )

  await test.step('an unchanged form is refused; changes of amount, day and frequency are reviewed beside the old values', async () => {
    await page.goto(`${bank.origin}/deposit/edit?id=${await uuidOf(1_000)}`)
    await expect(heading(page, say('transfers:edit.title'))).toBeVisible()
    await button(page, say('transfers:edit.review')).click()
    await expect(page.getByText(say('transfers:edit.nothing'))).toBeVisible()
    await amountField(page, person).fill('15')
    await page.getByRole('radio', { name: say('transfers:timing.weekly'), exact: true }).check()
    await field(page, say('transfers:start.label.next')).fill(addDays(monday, 1))
    await page.reload()
    await expect(amountField(page, person)).toHaveValue('15.00')
    await button(page, say('transfers:edit.review')).click()
    await expect(row(page, say('transfers:row.amount'))).toContainText(
      say('transfers:edit.was', { now: '$15.00', before: '$10.00' }),
    )
    await button(page, say('transfers:edit.submit')).dblclick()
    await expect(heading(page, say('transfers:edit.done.title'))).toBeVisible()
    await expect(row(page, say('transfers:row.nextLeaves'))).toContainText(
      formatWeekday(person.language, addDays(monday, 1)),
    )
    expect(await fetchTransfers(person)).toHaveLength(2)
    expect((await fetchTransfers(person)).find((one) => at(one, 'amount') === 1_500)).toMatchObject({
      frequency: 'weekly',
      scheduled_for: addDays(monday, 1),
      status: 'Initiated',
    })
  })

  await test.step('the other deposit is canceled after a confirmation, and its URL reports that', async () => {
    const edit = `${bank.origin}/deposit/edit?id=${await uuidOf(2_000)}`
    await page.goto(edit)
    await button(page, say('transfers:cancel.open')).click()
    await button(page, say('transfers:cancel.confirm.no')).click()
    await button(page, say('transfers:cancel.open')).click()
    await button(page, say('transfers:cancel.confirm.yes')).click()
    await expect(heading(page, say('transfers:cancel.done.title'))).toBeVisible()
    await page.goto(edit)
    await expect(page.getByText(say('transfers:edit.gone.title'))).toBeVisible()
    expect((await fetchTransfers(person)).find((one) => at(one, 'amount') === 2_000)).toMatchObject({
      status: 'Cancelled',
    })
  })

  const operator = (status: string) => bank.operator.call('PATCH', `/linked-accounts/${linked}`, { status })
  await test.step('with an unusable linked account the deposit is skipped with a notification, and the next one made', async () => {
    await operator('LOCKED')
    await setBankTime(bank, addDays(monday, 1), '12:00')
    const email = await bank.operator.newest(person.email)
    expect(email).toMatchObject({ subject: emailText(person, 'deposit-skipped.subject') })
    expect(email.text).toContain('$15.00')
    expect(email.text).toContain(formatDay(person.providerLanguage, addDays(monday, 8)))
    await operator('ACTIVE')
    await setBankTime(bank, addDays(monday, 8), '12:00')
    expect(
      summarize(await fetchTransfers(person))
        .filter((one) => one.startsWith('1500'))
        .sort(),
    ).toEqual(
      [
        `1500 ${businessDayFrom(addDays(monday, 15))} Initiated`,
        `1500 ${addDays(monday, 1)} Cancelled`,
        `1500 ${addDays(monday, 8)} Pending`,
      ].sort(),
    )
    await expectBalancedLedger(bank)
  })
})
