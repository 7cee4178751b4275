import type { Page } from '@playwright/test'
import { failureText } from '../failures/failure-text.ts'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { pressEnterOn } from '../people/keyboard.ts'
import { fundByApi } from '../people/linked-accounts.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const markReadButtons = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: new RegExp(`^${say('dashboard:alerts.mark')}: `) })
const unreadCount = (page: Page, { say }: Person, count: number) =>
  page.getByText(say('dashboard:alerts.unread', { count }), { exact: true })

/** Logs in a new customer with two more alerts. */
async function startWithAlerts(page: Page, bank: Bank, language?: Person['language']): Promise<Person> {
  const person = newPerson(bank, language && { language })
  const { session } = await fundByApi(person)
  const depositor = at(await requestData(session.wire, 'GET', '/depositor'), 'depositor_id')
  for (const title of ['First thing', 'Second thing'])
    await bank.operator.call('POST', '/alerts', { depositor, title, body: 'What the bank has to say.' })
  await restoreSession(page, person, session)
  return person
}

async function openAlerts(page: Page, person: Person): Promise<void> {
  const { bank, say } = person
  await page.goto(`${bank.origin}/dashboard/alerts`)
  await expect(heading(page, say('dashboard:alerts.page'))).toBeVisible()
  await expect(markReadButtons(page, person).first()).toBeVisible()
}

test('An alert is marked read at once, unread again when that is refused, then read, also after a reload', async ({
  page,
  bankOf,
}) => {
  const person = await startWithAlerts(page, bankOf('harbor'))
  const { bank, say } = person
  const { operator } = bank
  await openAlerts(page, person)
  const before = await markReadButtons(page, person).count()
  expect(before).toBeGreaterThan(0)

  // The response is delayed until the optimistic state has been seen.
  await operator.fault({ method: 'POST', path: '/alerts/', kind: 'latency', value: 1_500 })
  await operator.fault({ method: 'POST', path: '/alerts/', kind: 'status', value: 403 })
  await markReadButtons(page, person).first().click()
  await expect(markReadButtons(page, person)).toHaveCount(before - 1)
  await expect(failureText(page)).toContainText(say('dashboard:alerts.notRead.one'))
  await expect(markReadButtons(page, person)).toHaveCount(before)
  await operator.endFaults()

  await markReadButtons(page, person).first().click()
  await expect(page.getByText(say('dashboard:alerts.read.one'))).toBeVisible()
  await page.reload()
  await expect(markReadButtons(page, person)).toHaveCount(before - 1)
})

test('The depositor marks all alerts as read by keyboard alone, and the badge disappears', async ({
  page,
  bankOf,
}) => {
  const person = await startWithAlerts(page, bankOf('juniper'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'POST', path: '/alerts/all', kind: 'status', value: 500 })
  await openAlerts(page, person)
  const count = await markReadButtons(page, person).count()
  await expect(unreadCount(page, person, count)).toBeVisible()
  const all = page.getByRole('button', { name: say('dashboard:alerts.markAll') })
  await pressEnterOn(all)
  await expect(failureText(page)).toContainText(say('dashboard:alerts.notRead.all'))
  await expect(unreadCount(page, person, count)).toBeVisible()
  await bank.operator.endFaults()
  await pressEnterOn(all)
  await expect(page.getByText(say('dashboard:alerts.allRead'), { exact: true })).toBeFocused()
  await expect(page.getByText(say('dashboard:alerts.read.all'))).toBeVisible()
  await expect(markReadButtons(page, person)).toHaveCount(0)
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page.getByRole('link', { name: say('dashboard:alerts.all') })).toHaveCount(0)
})
