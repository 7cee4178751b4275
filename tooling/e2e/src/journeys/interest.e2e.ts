import { addDays } from '@coffer/domain/calendar'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startLoggedOut, startSession } from '../people/browser-session.ts'
import { bankToday, setBankTime } from '../people/calendar.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at, logInByApi, type ProviderClient } from '../people/provider-client.ts'

const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const money = (cents: number): string => usDollars.format(cents / 100)
const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const slider = (page: Page, { say }: Person, key: string): Locator =>
  page.getByRole('slider', { name: say(`interest:projection.${key}`), exact: true })

async function openInterest(page: Page, { bank, say }: Person): Promise<void> {
  await page.goto(`${bank.origin}/interest`)
  await expect(heading(page, say('interest:page'))).toBeVisible()
}

const toList = (data: unknown): readonly unknown[] => (Array.isArray(data) ? data : [])

/** The interest that the provider reports: for this year, and for the dates that begin with a given year or month. */
async function fetchPostedInterest(wire: ProviderClient) {
  const accounts = await requestData(wire, 'GET', '/accounts')
  const transactions = toList(await requestData(wire, 'GET', '/transactions'))
  const postings = transactions.filter(
    (one) => at(one, 'direction') === 'ServiceToPrimary' && at(one, 'status') === 'Settled',
  )
  const sumOf = (period: string): number =>
    postings
      .filter((one) => String(at(one, 'posted_on')).startsWith(period))
      .reduce<number>((sum, one) => sum + Number(at(one, 'amount')), 0)
  return { ofYear: Number(at(accounts, '0', 'interest_ytd')), sumOf }
}

test('A depositor sees the provider’s interest to the cent for this year, each year and each month', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const { ofYear, sumOf } = await fetchPostedInterest(wire)
  const thisYear = (await bankToday(bank)).slice(0, 4)

  await page.goto(`${bank.origin}/dashboard`)
  await page.getByRole('link', { name: say('dashboard:account.interest') }).click()
  await expect(heading(page, say('interest:page'))).toBeVisible()
  expect(sumOf(thisYear)).toBe(ofYear)
  const figures = page.getByRole('main')
  await expect(figures).toContainText(
    say('interest:earned.year', { year: thisYear }) + money(sumOf(thisYear)),
  )
  await expect(figures).toContainText(say('interest:earned.all') + money(sumOf('')))

  const years = section(page, say('interest:years.title')).locator('dl > div')
  const listed = await years.allTextContents()
  const expected = Array.from({ length: listed.length }, (_, index) => {
    const year = String(Number(thisYear) - index)
    return (index === 0 ? say('interest:years.so-far', { year }) : year) + money(sumOf(year))
  })
  expect(listed).toEqual(expected)

  const months = section(page, say('interest:months.title'))
  for (const year of listed.map((_, index) => String(Number(thisYear) - index))) {
    if (listed.length > 1) await months.getByRole('button', { name: year }).click()
    await months.getByRole('button', { name: say('ui-kit:chart.showTable') }).click()
    const cells = months.getByRole('row').locator('td:first-of-type')
    await expect(cells).toHaveText(
      Array.from({ length: 12 }, (_, month) => money(sumOf(`${year}-${String(month + 1).padStart(2, '0')}`))),
    )
  }
})

test('The estimate of the next interest payment equals the payment to a cent if the balance does not change', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'manual')
  const { bank, say } = person
  await startSession(page, person)
  await openInterest(page, person)
  const next = page.locator('dl > div', { hasText: say('interest:earned.next') }).first()
  const [estimate = ''] = /\$[\d,.]*\d/.exec((await next.textContent()) ?? '') ?? []
  const today = await bankToday(bank)
  const nextMonth = `${addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
  await setBankTime(bank, nextMonth, '09:00')
  const { sumOf } = await fetchPostedInterest((await logInByApi(person)).wire)
  const paid = sumOf(today.slice(0, 7))
  // The page does not know the fraction of a cent that is carried over from earlier months.
  expect([paid - 1, paid, paid + 1].map(money)).toContain(estimate)
})

test('The projection follows its sliders by keyboard, and sends no request', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { say } = person
  await startSession(page, person)
  await openInterest(page, person)
  const projection = section(page, say('interest:projection.title'))
  await expect(projection).toContainText(say('interest:projection.result', { count: 5 }))
  // Depends on the last response of the page.
  await expect(page.getByText(say('interest:history.title'))).toBeVisible()
  await expect(page.getByText(say('ui-kit:loading'), { exact: true })).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const years = slider(page, person, 'years')
  await years.focus()
  await years.press('ArrowRight')
  await expect(years).toHaveAttribute('aria-valuetext', say('interest:projection.years.value', { count: 6 }))
  await years.press('Home')
  await expect(projection).toContainText(say('interest:projection.result', { count: 1 }))
  await slider(page, person, 'rate').press('Home')
  await expect(
    projection.locator('dl > div', { hasText: say('interest:projection.interest') }),
  ).toContainText('$0')
  await page.context().setOffline(true)
  await slider(page, person, 'monthly').press('End')
  await expect(slider(page, person, 'monthly')).toHaveAttribute('aria-valuetext', '$2,000')
  expect(asked.filter((url) => url.includes('/accounts') || url.includes('/transactions'))).toEqual([])
})

test('The log-in page links to the calculator, and loads none of it before it is opened', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('juniper'), 'active')
  const { bank, say } = person
  await startLoggedOut(page, person)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto(`${bank.origin}/login`, { waitUntil: 'networkidle' })
  expect(scripts.filter((path) => /calculator|projection|interest/.test(path))).toEqual([])
  await page.getByRole('link', { name: say('web:offer.calculator') }).click()
  await expect(heading(page, say('interest:calculator.title'))).toBeVisible()
  await slider(page, person, 'start').press('Home')
  await slider(page, person, 'rate').press('Home')
  await slider(page, person, 'years').press('Home')
  await expect(page.getByRole('main')).toContainText(
    say('interest:projection.result', { count: 1 }) + usDollars.format(2_400).replace('.00', ''),
  )
  await page.getByRole('link', { name: say('interest:calculator.open') }).click()
  await expect(page).toHaveURL(`${bank.origin}/registration`)
})
