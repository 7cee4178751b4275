import { addDays } from '@coffer/domain/calendar'
import { datesOfNow } from '@coffer/domain/transfers'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { bankToday, formatDay, formatWeekday, setBankTime } from '../people/calendar.ts'
import { asList } from '../people/depositor-record.ts'
import { readDocument } from '../people/documents.ts'
import { heading } from '../people/log-in.ts'
import { button, openDeposit, openReview, row } from '../people/money.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'
import { savedFile } from '../people/saved-file.ts'

/** The last day of a month after a date. */
function monthEndAfter(date: string): string {
  let day = addDays(date, 2)
  while (!addDays(day, 1).endsWith('-01')) day = addDays(day, 1)
  return day
}

/** The row of the first transaction with a text, at home or in the list. */
const findRow = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

async function open(page: Page, { bank }: Person, path: string): Promise<void> {
  await page.goto(`${bank.origin}${path}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** The date in the saved file on the line with a text. */
async function dateInFile(page: Page, { say }: Person, text: string): Promise<string> {
  const { text: file } = await savedFile(page, () => button(page, say('dashboard:csv.save')).click())
  const line = file.split('\r\n').find((one) => one.includes(text)) ?? ''
  return line.slice(0, 'YYYY-MM-DD'.length)
}

async function statementTexts(page: Page, wire: ProviderClient, day: string): Promise<readonly string[]> {
  const [year, month] = day.split('-').map(Number)
  const answer = await requestData(wire, 'GET', `/statements/${year}/${month}`)
  return (await readDocument(page, String(at(answer, 'download_url')))).texts
}

/** Expects a transaction to have a date at home, in the list, in its details and in the file. */
async function expectDate(page: Page, person: Person, text: string, date: string): Promise<void> {
  const day = formatDay(person.language, date)
  await open(page, person, '/dashboard')
  await expect(findRow(page, text)).toContainText(day)
  await open(page, person, '/dashboard/transactions-list')
  await expect(findRow(page, text)).toContainText(day)
  expect(await dateInFile(page, person, text)).toBe(date)
  await findRow(page, text).getByRole('link').click()
  const details = page.getByRole('region').filter({ has: page.locator('ol') })
  await expect(details.getByText(day, { exact: true })).toBeVisible()
}

test('A transfer on the last evening of a month has the same date on every screen, in the file and on the statement', async ({
  page,
  ownBankOf,
}) => {
  test.slow(true, 'the clock goes over the end of a month, and with it all that falls due')
  const bank = ownBankOf('solstice')
  const person = demoDepositor(bank, 'manual', { language: 'es' })
  const { say, language } = person
  const lastDay = monthEndAfter(await bankToday(bank))
  await setBankTime(bank, lastDay, '21:30')
  let { wire } = await startSession(page, person)

  await test.step('the deposit has its date from the review on', async () => {
    const { leaves } = datesOfNow(String(at(await bank.operator.call('GET', '/clock'), 'now')))
    await openDeposit(page, person)
    await openReview(page, person, '123.45')
    await expect(row(page, say('transfers:row.leaves'))).toContainText(formatWeekday(language, leaves))
    await button(page, say('transfers:deposit.submit', { amount: '$123.45' })).click()
    await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
    await expect(row(page, say('transfers:row.leaves'))).toContainText(formatWeekday(language, leaves))
    await expectDate(page, person, '123.45', leaves)
  })

  await test.step('an alert has the date at home and on its page', async () => {
    const depositor = at(await requestData(wire, 'GET', '/depositor'), 'depositor_id')
    await bank.operator.call('POST', '/alerts', { depositor, title: 'One date', body: 'In the evening.' })
    const when = new RegExp(
      `${formatDay(language, lastDay)}, 9:30 p. m., hora del Este`
        .replaceAll('.', String.raw`\.`)
        .replaceAll(' ', String.raw`\s`),
    )
    for (const path of ['/dashboard', '/dashboard/alerts']) {
      await open(page, person, path)
      await expect(page.getByText(when).first()).toBeVisible()
    }
  })

  await test.step('the interest of the month has its date up to the statement', async () => {
    await setBankTime(bank, addDays(lastDay, 1), '00:30')
    ;({ wire } = await startSession(page, person))
    const interest = say('dashboard:direction.ServiceToPrimary')
    await expectDate(page, person, interest, lastDay)
    const texts = await statementTexts(page, wire, lastDay)
    const transfers = asList(await requestData(wire, 'GET', '/transactions'))
    const paid = transfers.find((one) => at(one, 'direction') === 'ServiceToPrimary')
    const described = String(at(paid, 'description'))
    expect(texts[texts.lastIndexOf(described) - 1]).toBe(formatDay(person.providerLanguage, lastDay))
  })
})
