import type { Locator, Page } from '@playwright/test'
import { countPages } from '@coffer/pdf-text/pdf-text'
import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { bankToday, formatDay } from '../people/calendar.ts'
import { dollars } from '../people/documents.ts'
import { field, heading } from '../people/log-in.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at } from '../people/provider-client.ts'

/** The rows of the printed table, without its header. */
const printedRows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('cell') })

async function open(page: Page, { bank }: Person, path: string): Promise<void> {
  await page.goto(`${bank.origin}${path}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Expects the day of printing, and no navigation or search. */
async function expectPaper(page: Page, { bank, say, language }: Person): Promise<void> {
  await expect(
    page.getByText(say('web:print.date', { date: formatDay(language, await bankToday(bank)) })),
  ).toBeVisible()
  for (const role of ['navigation', 'contentinfo', 'banner', 'searchbox', 'combobox'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
}

test(
  'The list of transactions prints every row, with account, period and day',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active', { language: 'es' })
    const { say } = person
    const { wire } = await startSession(page, person)
    const all = await requestData(wire, 'GET', '/transactions')
    if (!Array.isArray(all)) throw new Error('no list of transactions')
    const account = at(await requestData(wire, 'GET', '/accounts'), '0')
    await open(page, person, '/dashboard/transactions-list')
    await expect(page.getByRole('button', { name: say('dashboard:csv.save') })).toBeVisible()

    // Like the browser’s print command: 121 rows fill five pages; the visible rows alone would fit on one.
    const pages = countPages(new Uint8Array(await page.pdf()))
    expect(pages).toBeGreaterThan(3)
    expect(pages).toBeLessThan(7)

    await page.emulateMedia({ media: 'print' })
    await expect(printedRows(page)).toHaveCount(all.length)
    await expectPaper(page, person)
    await expect(page.getByRole('listitem').filter({ visible: true })).toHaveCount(0)
    const head = page.getByText(
      say('web:print.account', {
        name: String(at(account, 'name')),
        mask: String(at(account, 'number_masked')).slice(-4),
      }),
    )
    await expect(head).toBeVisible()
    const days = all.map((one: unknown) => String(at(one, 'effective_on'))).toSorted()
    const period = { from: formatDay('es', days[0] ?? ''), to: formatDay('es', days.at(-1) ?? '') }
    await expect(page.getByText(say('dashboard:print.period', period))).toBeVisible()
    const settled = printedRows(page).filter({
      hasText: dollars(Number(at(account, 'current_balance')), person),
    })
    await expect(settled.first()).toBeVisible()
  },
)

test(
  'A filtered list of transactions prints its filters, and not the form',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('juniper'), 'active')
    const { say } = person
    await startSession(page, person)
    await open(page, person, '/dashboard/transactions-list')
    await page.getByText(say('dashboard:list.filters'), { exact: true }).click()
    await page.getByRole('button', { name: say('dashboard:list.period.last-month') }).click()
    const from = await field(page, say('dashboard:list.from')).inputValue()
    const to = await field(page, say('dashboard:list.to')).inputValue()
    await expect(page).toHaveURL(new RegExp(`from=${from}`))
    const count = Number.parseInt(
      (await page.getByRole('main').getByRole('status').first().textContent()) ?? '',
    )
    expect(count).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'print' })
    await expect(printedRows(page)).toHaveCount(count)
    const period = { from: formatDay(person.language, from), to: formatDay(person.language, to) }
    await expect(page.getByText(say('dashboard:print.period', period))).toBeVisible()
    await expectPaper(page, person)
  },
)

test(
  'Transaction details, statements and the account print without the navigation',
  needs('media to emulate'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('solstice'), 'active')
    const { say } = person
    await startSession(page, person)
    await open(page, person, '/dashboard/transactions-list')
    await page.locator('a[id^="transaction-"]').nth(1).click()
    const details = page.getByRole('region').filter({ has: page.locator('ol') })
    await expect(details).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(details).toBeVisible()
    await expect(details).toContainText(say('dashboard:details.reference'))
    await expectPaper(page, person)

    await open(page, person, '/dashboard/documents/statements')
    await expect(page.getByText(/\d{4}/).first()).toBeVisible()
    await expectPaper(page, person)

    await open(page, person, '/my-account')
    await expect(heading(page, say('account:title'))).toBeVisible()
    await expect(page.getByText(person.email).first()).toBeVisible()
    await expectPaper(page, person)
  },
)
