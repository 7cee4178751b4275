import { addDays, businessDayFrom } from '@coffer/domain/calendar'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { bankToday, setBankTime } from '../people/calendar.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'
import { pressEnterOn } from '../people/keyboard.ts'
import { heading } from '../people/log-in.ts'
import { button, expectBalancedLedger } from '../people/money.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'

/** The active plans, from the provider. */
async function fetchPlans(wire: ProviderClient): Promise<readonly unknown[]> {
  const [account] = asList(await requestData(wire, 'GET', '/accounts'))
  return asList(at(await requestData(wire, 'GET', `/accounts/${String(at(account, 'uuid'))}/plans`), 'plans'))
}

const firstDate = (plan: unknown) => at(asList(at(plan, 'upcoming'))[0], 'date')
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
/** The buttons of the dates, whose accessible names begin with their visible text. */
const dateButtons = (
  page: Page,
  { say }: Person,
  key: 'skip.open' | 'restore.open' | 'amount.open' | 'move.open',
) => page.getByRole('button', { name: new RegExp(`^${say(`plans:${key}`)}\\b`) })
const amountIn = (page: Page, { say }: Person) => page.getByLabel(say('plans:field.amount'), { exact: true })

test('A plan is added, skipped, moved, paused, changed and ended, and the screens match the provider', async ({
  page,
  ownBankOf,
}) => {
  test.slow()
  const person = demoDepositor(ownBankOf('harbor'), 'empty')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const start = businessDayFrom(addDays(await bankToday(bank), 20))

  await test.step('home invites to the first plan', async () => {
    await page.goto(`${bank.origin}/dashboard`)
    await link(page, say('home-plans:none.action')).click()
    await expect(heading(page, say('plans:add.title'))).toBeVisible()
  })

  await test.step('the plan is added while its next dates are shown', async () => {
    await amountIn(page, person).fill('75')
    await page.getByRole('radio', { name: say('plans:frequency.weekly') }).check()
    await page.getByLabel(say('plans:field.start'), { exact: true }).fill(start)
    await expect(
      page.getByRole('region', { name: say('plans:preview.title') }).getByRole('listitem'),
    ).toHaveCount(6)
    await expectAccessible(page)
    await button(page, say('plans:add.submit')).click()
    await expect(page.getByText(say('plans:add.done'))).toBeVisible()
    const [plan] = await fetchPlans(wire)
    expect(plan).toMatchObject({ amount: 7_500, frequency: 'weekly', start_date: start })
  })

  await test.step('the first date is skipped and restored', async () => {
    await dateButtons(page, person, 'skip.open').first().click()
    await expect(page.getByText(say('plans:outcome.skipped'), { exact: true })).toBeVisible()
    expect(at(asList(at((await fetchPlans(wire))[0], 'upcoming'))[0], 'is_skipped')).toBe(true)
    await dateButtons(page, person, 'restore.open').click()
    await expect(page.getByText(say('plans:outcome.skipped'), { exact: true })).toBeHidden()
  })

  await test.step('the first date is moved and moved back', async () => {
    for (const to of [addDays(start, 1), start]) {
      await dateButtons(page, person, 'move.open').first().click()
      const dialog = page.getByRole('dialog')
      await expectAccessible(page)
      await dialog.getByLabel(say('plans:move.to'), { exact: true }).fill(to)
      await dialog.getByRole('button', { name: say('plans:move.submit') }).click()
      await expect(dialog).toBeHidden()
      const [first] = asList(at((await fetchPlans(wire))[0], 'upcoming'))
      expect(at(first, 'moved_to')).toBe(to === start ? null : to)
    }
  })

  await test.step('the plan is paused and resumed', async () => {
    await button(page, say('plans:pause.open')).click()
    await page.getByLabel(say('plans:pause.until')).fill(addDays(start, 14))
    await button(page, say('plans:pause.submit')).click()
    await expect(button(page, say('plans:resume.open'))).toBeVisible()
    expect(firstDate((await fetchPlans(wire))[0])).toBe(addDays(start, 14))
    await button(page, say('plans:resume.open')).click()
    await expect(button(page, say('plans:pause.open'))).toBeVisible()
    expect(firstDate((await fetchPlans(wire))[0])).toBe(start)
  })

  await test.step('the plan is changed, and makes a deposit on its date', async () => {
    await link(page, say('plans:edit.open')).click()
    await amountIn(page, person).fill('90')
    await button(page, say('plans:edit.submit')).click()
    await expect(page.getByText(say('plans:edit.done'))).toBeVisible()
    await setBankTime(bank, start, '10:00')
    const again = await startSession(page, person)
    await page.goto(`${bank.origin}/plans`)
    await expect(page.getByText(say('plans:outcome.under_way'), { exact: true })).toBeVisible()
    const [plan] = await fetchPlans(again.wire)
    expect(at(asList(at(plan, 'runs'))[0], 'amount')).toBe(9_000)
  })

  await test.step('the plan is ended', async () => {
    await button(page, say('plans:end.open')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('plans:end.yes') }).click()
    await expect(page.getByText(say('plans:ended.title'))).toBeVisible()
    await expectBalancedLedger(bank)
  })
})

test.describe('in Spanish, on a phone, with the keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('A depositor with several plans skips and changes a date in Spanish, on a phone, by keyboard', async ({
    page,
    ownBankOf,
  }) => {
    test.slow()
    const person = demoDepositor(ownBankOf('solstice'), 'saver', { language: 'es' })
    const { bank, say } = person
    const { wire } = await startSession(page, person)
    await page.goto(`${bank.origin}/plans`)
    await expect(page.getByText(say('plans:reason.linked_account'))).toBeVisible()
    await expectAccessible(page)
    await pressEnterOn(dateButtons(page, person, 'skip.open').first())
    await expect(page.getByText(say('plans:outcome.skipped'), { exact: true })).toHaveCount(2)
    await pressEnterOn(dateButtons(page, person, 'amount.open').first())
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(say('plans:field.amount'), { exact: true }).fill('12,50')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const amounts = asList(at((await fetchPlans(wire))[0], 'upcoming')).map((one) => at(one, 'amount'))
    expect(amounts[1]).toBe(1_250)
  })
})
