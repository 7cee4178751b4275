import type { Locator, Page } from '@playwright/test'
import { failureText } from '../failures/failure-text.ts'
import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { pressEnterOn, tabTo } from '../people/keyboard.ts'
import { fundByApi } from '../people/linked-accounts.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { requestData } from '../people/application-by-api.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'
import { asList } from '../people/depositor-record.ts'
import { savedFile } from '../people/saved-file.ts'

/** The rows of all groups. */
const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.locator('a[id^="transaction-"]') })
const count = (page: Page): Locator => page.getByRole('main').getByRole('status').first()
const details = (page: Page): Locator => page.getByRole('region').filter({ has: page.locator('ol') })
const step = (page: Page, { say }: Person, name: string): Locator =>
  details(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(say(`dashboard:timeline.${name}`)) })

async function openList(page: Page, person: Person, search = ''): Promise<void> {
  await page.goto(`${person.bank.origin}/dashboard/transactions-list${search}`)
  await expect(heading(page, person.say('dashboard:list.title'))).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
}

/** The first word of the provider's description of transactions in a direction: "Interest". */
async function descriptionWord(wire: ProviderClient, direction: string): Promise<string> {
  const all = asList(await requestData(wire, 'GET', '/transactions'))
  const found = all.find((one) => at(one, 'direction') === direction)
  return String(at(found, 'description')).split(' ')[0] ?? ''
}

/** Opens the details of the first row that contains a text. */
async function openFirst(page: Page, text = ''): Promise<void> {
  await rows(page).filter({ hasText: text }).getByRole('link').first().click()
  await expect(details(page)).toBeVisible()
}

/** The rows of a saved file, without its header. */
async function saveFile(
  page: Page,
  { say }: Person,
): Promise<{ name: string; header: string; rows: string[][] }> {
  const save = page.getByRole('button', { name: say('dashboard:csv.save') })
  const { name, text } = await savedFile(page, () => save.click())
  const [header = '', ...lines] = text.trim().split('\r\n')
  return { name, header, rows: lines.map((line) => line.split(',')) }
}

test('Search and filters narrow the list of transactions, stay in the URL, and survive a reload and going back', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { say } = person
  const { wire } = await startSession(page, person)
  const interest = (await descriptionWord(wire, 'ServiceToPrimary')).toLowerCase()
  await openList(page, person)
  const all = await count(page).textContent()

  await page.getByText(say('dashboard:list.filters'), { exact: true }).click()
  await field(page, say('dashboard:list.direction')).selectOption('ServiceToPrimary')
  await field(page, say('dashboard:list.search')).fill(interest)
  await expect(count(page)).not.toHaveText(all ?? '')
  await expect(page).toHaveURL(new RegExp(String.raw`\?search=${interest}&direction=ServiceToPrimary$`))
  const narrowed = (await count(page).textContent()) ?? ''
  for (const row of await rows(page).all())
    await expect(row).toContainText(say('dashboard:direction.ServiceToPrimary'))

  await page.reload()
  await expect(count(page)).toHaveText(narrowed)
  await expect(field(page, say('dashboard:list.search'))).toHaveValue(interest)
  await openFirst(page)
  await page.goBack()
  await expect(details(page)).toHaveCount(0)
  await expect(count(page)).toHaveText(narrowed)

  await field(page, say('dashboard:list.search')).fill('no such thing')
  await page.getByRole('button', { name: say('dashboard:list.clear') }).click()
  await expect(count(page)).toHaveText(all ?? '')
  await expect(page).toHaveURL(/transactions-list$/)
})

test('The saved file of transactions equals the list to the cent', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('solstice'), 'active', { language: 'es' })
  const { say } = person
  await startSession(page, person)
  await openList(page, person)
  await page.getByText(say('dashboard:list.filters'), { exact: true }).click()
  await field(page, say('dashboard:list.direction')).selectOption('PrimaryToLinked')
  await expect(count(page)).not.toHaveText(/^121/)

  const file = await saveFile(page, person)
  expect(file.name).toMatch(/^[a-z]+-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.header).toBe(
    ['date', 'description', 'type', 'status', 'amount', 'balance', 'returnCode', 'reference']
      .map((name) => say(`dashboard:csv.${name}`))
      .join(','),
  )
  expect(await count(page).textContent()).toContain(String(file.rows.length))
  const dates = new Intl.DateTimeFormat('es-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const shown = await rows(page).all()
  expect(shown.length).toBeGreaterThan(3)
  for (const [index, row] of shown.slice(0, 5).entries()) {
    const [date = '', description = '', type = '', status = '', amount = ''] = file.rows[index] ?? []
    const dollars = Math.abs(Number(amount)).toLocaleString('en-US', { minimumFractionDigits: 2 })
    for (const text of [dates.format(new Date(date)), description, type, `−$${dollars}`])
      await expect(row).toContainText(text)
    const isUsual = status === say('dashboard:status.Completed')
    await expect(row.getByText(status, { exact: true })).toHaveCount(isUsual ? 0 : 1)
    expect(amount).toMatch(/^-\d+\.\d\d$/)
  }
})

test('A settled transaction shows its stages and details at its own URL', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('juniper'), 'active')
  const { say } = person
  await startSession(page, person)
  await openList(page, person, '?direction=LinkedToPrimary&status=Settled')
  await openFirst(page)
  await expect(page).toHaveURL(/[?&]id=[0-9a-f-]{36}/)
  for (const name of ['initiated', 'pending', 'submitted', 'settled', 'available'])
    await expect(step(page, person, name)).toHaveAttribute('data-state', 'done')
  await expect(details(page)).toContainText(say('dashboard:details.balanceAfter'))
  // This button is the last part of the details to load.
  await expect(page.getByRole('button', { name: person.say('transaction-cases:open') })).toBeVisible()
  const shown = await details(page).textContent()
  await page.reload()
  await expect(details(page)).toHaveText(shown ?? '')
  await page.goto(`${person.bank.origin}/dashboard/transactions-list?id=00000000-0000-4000-8000-000000000000`)
  await expect(page).toHaveURL(/transactions-list$/)
})

test('The cancellation of a pending deposit is refused at first, then done', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const { session } = await fundByApi(person)
  await restoreSession(page, person, session)
  await openList(page, person)
  await rows(page).getByRole('link').first().click()
  const cancelTransfer = async () => {
    await page.getByRole('button', { name: say('dashboard:cancelTransfer.open.in') }).click()
    await page.getByRole('button', { name: say('dashboard:cancelTransfer.yes') }).click()
  }
  await bank.operator.fault({ method: 'POST', path: '/transactions/{uuid}/void', kind: 'status', value: 422 })
  await cancelTransfer()
  await expect(failureText(page)).toContainText(say('dashboard:cancelTransfer.refused.in'))
  await bank.operator.endFaults()
  await cancelTransfer()
  await expect(step(page, person, 'voided')).toHaveAttribute('data-state', 'failed')
  await expect(page.getByText(say('dashboard:cancelTransfer.done.in'))).toBeVisible()
})

test('A depositor filters transactions, opens a row and returns to it by keyboard alone', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { say } = person
  await startSession(page, person)
  await openList(page, person)
  await tabTo(field(page, say('dashboard:list.search')))
  const withdrawal = say('dashboard:direction.PrimaryToLinked').toLowerCase()
  await page.keyboard.type(withdrawal)
  await expect(page).toHaveURL(new RegExp(`search=${withdrawal}`))
  const first = rows(page).getByRole('link').first()
  await pressEnterOn(first)
  await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(details(page)).toHaveCount(0)
  await expect(first).toBeFocused()
})

test('A list of ten thousand rows on a phone applies an early search, and going back leads to the row', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'big')
  const { bank, say } = person
  await page.setViewportSize({ width: 390, height: 844 })
  const { wire } = await startSession(page, person)
  const withdrawal = await descriptionWord(wire, 'PrimaryToLinked')
  const released = Promise.withResolvers<void>()
  await page.route('**/api/v1/transactions', async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/dashboard/transactions-list`)
  await field(page, say('dashboard:list.search')).fill(withdrawal.toLowerCase())
  released.resolve()
  await expect(page.getByRole('button', { name: say('dashboard:csv.save') })).toBeVisible()
  await expect(count(page)).not.toHaveText(/^10,000/)

  const first = await rows(page).first().getByRole('link').getAttribute('id')
  await page.evaluate(() => window.scrollTo(0, 90_000))
  await expect(page.locator(`[id="${first}"]`)).toHaveCount(0)
  const distant = await rows(page).nth(5).getByRole('link').getAttribute('id')
  const row = page.locator(`[id="${distant}"]`)
  await expect(row).toContainText(withdrawal)
  // Waits until the row is rendered in view: focusing it in the frame of the scrolling makes Chromium scroll back.
  await expect(row).toBeInViewport()
  const address = await row.getAttribute('href')
  await row.press('Enter')
  await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(details(page)).toHaveCount(0)
  await expect(row).toBeFocused()
  await expect(row).toHaveAttribute('href', address ?? '')
})

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Texts of the list that are cut off by their own box or by the box of their row. */
const cutTexts = (page: Page): Promise<string[]> =>
  rows(page).evaluateAll((items) =>
    items.flatMap((item) => {
      const box = item.getBoundingClientRect()
      return [...item.querySelectorAll('a, [data-part="detail"], [data-part="sum"]')].flatMap((text) => {
        const { top, bottom, left, right } = text.getBoundingClientRect()
        const isWhole = text.scrollWidth <= text.clientWidth + 1 && text.scrollHeight <= text.clientHeight + 1
        const isInside = top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right
        return isWhole && isInside ? [] : [text.textContent]
      })
    }),
  )

test('No name, date or amount of a transaction is cut off on a phone', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('solstice'), 'active', { language: 'es' })
  const { wire } = await startSession(page, person)
  const { body } = await wire.send('GET', '/transactions')
  const listed = at(body, 'data')
  if (!Array.isArray(listed)) throw new Error('no list of transactions')
  const statuses = ['Pending', 'Submitted', 'Returned', 'Voided']
  const data = listed.map((one: unknown, index) => ({
    ...toRecord(one),
    amount: 123_456_78,
    ...(at(one, 'direction') === 'PrimaryToLinked' && {
      description: 'Withdrawal to First Community Federal Credit Union •••• 4821',
      status: statuses[index % statuses.length],
    }),
  }))
  await page.route('**/api/v1/transactions', (route) => route.fulfill({ json: { ...toRecord(body), data } }))
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 2_400 })
    await openList(page, person)
    await expect(rows(page).filter({ hasText: 'Credit Union' }).nth(1)).toBeVisible()
    expect(await cutTexts(page)).toEqual([])
    // Firefox renders the same text slightly wider.
    await page.evaluate(() => (document.documentElement.style.letterSpacing = '0.03em'))
    expect(await cutTexts(page)).toEqual([])
  }
})
