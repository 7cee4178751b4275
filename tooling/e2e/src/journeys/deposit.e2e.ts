import { addDays, weekday } from '@coffer/domain/calendar'
import { transactionTexts } from '@coffer/sandbox/transaction-texts'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fundByApi } from '../people/linked-accounts.ts'
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
  nextHoliday,
  setBankTime,
  mondayWithoutHolidays,
  bankToday,
  formatWeekday,
} from '../people/calendar.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { emailText, providerText } from '../people/provider-texts.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'

const THURSDAY = 4

/** The day on which a deposit that leaves after a holiday is available: two business days later. */
const usableFrom = (leaves: string): string => addDays(leaves, weekday(leaves) < THURSDAY ? 2 : 4)

/** A holiday after which a deposit is available in the same month: interest of a month would be the newest transaction. */
function holidayWithinMonth(today: string): string {
  const month = (date: string): string => date.slice(0, 7)
  let holiday = nextHoliday(today)
  while (month(addDays(holiday, 1)) !== month(usableFrom(addDays(holiday, 1)))) holiday = nextHoliday(holiday)
  return holiday
}

test('A deposit settles on the announced dates, and a returned one is reversed', async ({
  page,
  ownBankOf,
}) => {
  test.slow(true, 'the clock goes through weeks, and with it all that falls due')
  const bank = ownBankOf('harbor')
  const person = demoDepositor(bank, 'empty')
  const { say } = person
  const today = await bankToday(bank)
  const monday = mondayWithoutHolidays(today)
  const holidayDate = holidayWithinMonth(today)
  const after = addDays(holidayDate, 1)
  const deposits = [
    { on: monday, at: '15:59', says: 'onTime', leaves: monday, usable: addDays(monday, 2) },
    { on: monday, at: '16:00', says: 'late', leaves: addDays(monday, 1), usable: addDays(monday, 3) },
    {
      on: addDays(monday, 4),
      at: '17:00',
      says: 'late',
      leaves: addDays(monday, 7),
      usable: addDays(monday, 9),
    },
    {
      on: addDays(monday, 5),
      at: '10:00',
      says: 'saturday',
      leaves: addDays(monday, 7),
      usable: addDays(monday, 9),
    },
    {
      on: holidayDate,
      at: '10:00',
      says: 'holiday',
      leaves: after,
      usable: usableFrom(after),
    },
  ].sort((one, other) => `${one.on} ${one.at}`.localeCompare(`${other.on} ${other.at}`, 'en'))
  for (const { on, at, says, leaves, usable } of deposits)
    await test.step(`${on} ${at}: ${says}`, async () => {
      await setBankTime(bank, on, at)
      await startSession(page, person)
      await openDeposit(page, person)
      const days = {
        leaves: formatWeekday(person.language, leaves),
        available: formatWeekday(person.language, usable),
      }
      if (says !== 'onTime')
        await expect(page.getByText(say(`transfers:leaves.now.${says}`, days))).toBeVisible()
      await expect(row(page, say('transfers:row.leaves'))).toContainText(days.leaves)
      await expect(row(page, say('transfers:row.available'))).toContainText(days.available)
    })

  const { leaves = '', usable = '' } = deposits.at(-1) ?? {}
  await test.step('a deposit is reviewed, submitted by a double click, and made once', async () => {
    await openReview(page, person, '250')
    await expect(row(page, say('transfers:row.leaves'))).toContainText(formatWeekday(person.language, leaves))
    await expect(row(page, say('transfers:row.available'))).toContainText(
      formatWeekday(person.language, usable),
    )
    expect(await fetchTransfers(person)).toEqual([])
    await button(page, say('transfers:deposit.submit', { amount: '$250.00' })).dblclick()
    await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
    await expect(row(page, say('transfers:row.leaves'))).toContainText(formatWeekday(person.language, leaves))
    expect(await fetchTransfers(person)).toMatchObject([{ amount: 25_000, status: 'Pending' }])
  })

  const balance = async () => requestData((await logInByApi(person)).wire, 'GET', '/accounts')
  await test.step('deposits are submitted, settled and released on those dates, and can be canceled only before submission', async () => {
    await setBankTime(bank, leaves, '16:00')
    const { wire } = await logInByApi(person)
    const [sent] = await fetchTransfers(person)
    expect(sent).toMatchObject({ status: 'Submitted' })
    expect(await wire.send('POST', `/transactions/${Reflect.get(Object(sent), 'uuid')}/void`)).toMatchObject({
      status: 422,
      body: { message: providerText(person, transactionTexts.tooLate) },
    })
    await setBankTime(bank, usable, '08:29')
    expect(await fetchTransfers(person)).toMatchObject([{ status: 'Settled' }])
    expect(await balance()).toMatchObject([{ current_balance: 25_000, available_balance: 0 }])
    await setBankTime(bank, usable, '08:30')
    expect(await balance()).toMatchObject([{ current_balance: 25_000, available_balance: 25_000 }])
    await expectBalancedLedger(bank)
  })

  await test.step('the other bank returns a deposit: the account shows the return, and the ledger balances', async () => {
    const [sent] = await fetchTransfers(person)
    const uuid = String(Reflect.get(Object(sent), 'uuid'))
    await bank.operator.call('POST', `/transactions/${uuid}/return`, { return_code: 'R01' })
    expect(await bank.operator.newest(person.email)).toMatchObject({
      subject: emailText(person, 'transfer-returned.subject'),
    })
    expect(await balance()).toMatchObject([{ current_balance: 0, available_balance: 0 }])
    await expectBalancedLedger(bank)
    await startSession(page, person)
    await page.goto(`${bank.origin}/dashboard/transactions-list`)
    await expect(page.getByText(say('dashboard:status.Returned')).filter({ visible: true })).toBeVisible()
  })
})

const escapeRegExp = (text: string): string => text.replaceAll(/[$.?()]/g, String.raw`\$&`)

/** Two of the errors at the field; amount.test.ts has all. None of it is submitted. */
const invalidAmounts = [
  { typed: '12.345', says: 'ambiguous' },
  { typed: '250000.01', says: 'tooHigh' },
] as const

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('The deposit form refuses an amount outside the shown limits, and pressing Enter twice deposits once', async ({
    page,
    bankOf,
  }) => {
    const person = newPerson(bankOf('juniper'), { language: 'es' })
    const { bank, say } = person
    const { session } = await fundByApi(person)
    await restoreSession(page, person, session)
    await openDeposit(page, person)
    const limits = { min: '$1.00', max: '$250,000.00' }
    const amount = amountField(page, person)
    await expect(page.getByText(say('transfers:amount.limits', limits))).toBeVisible()
    const left = say('transfers:amount.leftToday', { left: '$498,750.00' })
    await expect(page.getByText(left)).toBeHidden()
    for (const { typed, says } of invalidAmounts) {
      await amount.fill(typed)
      await amount.press('Enter')
      const problem = say(`transfers:amount.problem.${says}`, limits)
      await expect(amount, typed).toHaveAccessibleDescription(new RegExp(escapeRegExp(problem)))
      await expect(amount).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(amount).toHaveValue(/^250,?000\.01$/)

    // "1.000,50": Spanish input with a decimal comma.
    await amount.fill('1.000,50')
    await amount.press('Enter')
    const review = heading(page, say('transfers:deposit.review.title'))
    await expect(review).toBeVisible()
    await page.reload()
    await expect(review).toBeVisible()
    await page.goBack()
    await expect(amount).toHaveValue('1.000,50')
    await page.goForward()
    await expect(review).toBeVisible()
    await button(page, say('transfers:review.back')).click()
    await expect(amount).toHaveValue('1.000,50')
    await amount.press('Enter')
    const submit = button(page, say('transfers:deposit.submit', { amount: '$1,000.50' }))
    await submit.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
    await page.reload()
    await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
    expect(await fetchTransfers(person)).toMatchObject([{ amount: 100_050 }, { amount: 125_000 }])
    await expectBalancedLedger(bank)
  })
})
