import type { Page } from '@playwright/test'
import { expectAccessible } from '../people/accessibility.ts'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'
import { pressEnterOn } from '../people/keyboard.ts'
import { field, heading } from '../people/log-in.ts'
import { amountField, button, expectBalancedLedger } from '../people/money.ts'
import { demoDepositor, type Person } from '../people/person.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'

interface Saved {
  unassigned: number
  goals: Record<string, number>
}

/** The money of each goal by its name, from the provider. */
async function fetchSaved(wire: ProviderClient): Promise<Saved> {
  const [account] = asList(await requestData(wire, 'GET', '/accounts'))
  const overview = await requestData(wire, 'GET', `/accounts/${String(at(account, 'uuid'))}/goals`)
  return {
    unassigned: Number(at(overview, 'unassigned_cents')),
    goals: Object.fromEntries(
      asList(at(overview, 'goals')).map((one) => [String(at(one, 'name')), Number(at(one, 'saved_cents'))]),
    ),
  }
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100)

/** Opens the dialog that moves money, fills in the amount, and moves it. */
async function move(page: Page, { say }: Person, open: string, amount: string, to?: string): Promise<void> {
  await button(page, say(open)).click()
  const dialog = page.getByRole('dialog')
  if (to !== undefined) {
    const option = await dialog.getByRole('option', { name: new RegExp(`^${to} `) }).textContent()
    await dialog.getByLabel(say('goals:move.to'), { exact: true }).selectOption({ label: option ?? '' })
  }
  await dialog.getByLabel(say('goals:move.amount'), { exact: true }).fill(amount)
  await button(page, say('goals:move.submit')).click()
  await expect(dialog).toBeHidden()
}

test('A goal is added, filled, reached, used by a withdrawal and archived, and the screens match the provider', async ({
  page,
  ownBankOf,
}) => {
  test.slow()
  const person = demoDepositor(ownBankOf('harbor'), 'goals')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const before = await fetchSaved(wire)
  const [, , kitchen = '', trip = ''] = Object.keys(before.goals)

  await test.step('home shows a summary of the goals, and links to all of them', async () => {
    await page.goto(`${bank.origin}/dashboard`)
    const home = page.getByRole('region', { name: say('home-goals:title') })
    await expect(home.getByRole('listitem')).toHaveCount(4)
    await link(page, say('home-goals:all')).click()
    await expect(heading(page, say('goals:list.title'))).toBeVisible()
    await expect(page.getByText(dollars(before.unassigned))).toBeVisible()
  })

  await test.step('a goal is added with some money, and shown', async () => {
    await link(page, say('goals:add.open')).click()
    await page
      .getByRole('radio', { name: new RegExp(`^${say('goals:kind.target')} `) })
      .first()
      .check()
    await field(page, say('goals:field.name')).fill('Piano')
    await page.getByRole('radio', { name: say('goals:picture.music') }).check({ force: true })
    await field(page, say('goals:field.target')).fill('120')
    await field(page, `${say('goals:field.amount')} (${say('ui-kit:field.optional')})`).fill('50')
    await button(page, say('goals:add.submit')).click()
    await expect(heading(page, 'Piano')).toBeVisible()
    expect((await fetchSaved(wire)).goals['Piano']).toBe(5_000)
  })

  await test.step('the goal is reached by assigning the rest, which is celebrated', async () => {
    await move(page, person, 'goals:goal.add', '70')
    await expect(page.getByRole('region', { name: say('goals:reached.title') })).toBeVisible()
    await expect(page.getByText(say('goals:move.reached', { goal: 'Piano' }))).toBeVisible()
    await page.goto(`${bank.origin}/dashboard`)
    await expect(link(page, say('home-goals:moment', { goal: 'Piano' }))).toBeVisible()
    await link(page, say('home-goals:moment', { goal: 'Piano' })).click()
    await expect(page.getByRole('region', { name: say('goals:reached.title') })).toBeVisible()
  })

  await test.step('a part of the money is moved to another goal', async () => {
    await move(page, person, 'goals:goal.take', '20', kitchen)
    await expect(page.getByText(say('goals:event.moved.to', { goal: kitchen }))).toBeVisible()
    const { goals, unassigned } = await fetchSaved(wire)
    expect(goals['Piano']).toBe(10_000)
    expect(goals[kitchen]).toBe((before.goals[kitchen] ?? 0) + 2_000)
    expect(unassigned).toBe(before.unassigned - 12_000)
  })

  await test.step('a withdrawal lists the goals that it reduces, and reduces those', async () => {
    const { goals, unassigned } = await fetchSaved(wire)
    const inKitchen = goals[kitchen] ?? 0
    await page.goto(`${bank.origin}/withdraw`)
    await amountField(page, person).fill(String(unassigned / 100))
    await expect(page.getByText(say('goal-use:title'))).toBeHidden()
    await amountField(page, person).fill(String((unassigned + inKitchen + 1_000) / 100))
    const expectUse = async () => {
      await expect(page.getByText(say('goal-use:title'))).toBeVisible()
      await expect(page.locator('ol > li')).toHaveText([
        say('goal-use:whole', { goal: kitchen, amount: dollars(inKitchen) }),
        say('goal-use:part', {
          goal: trip,
          amount: '$10.00',
          saved: dollars(goals[trip] ?? 0),
        }),
      ])
    }
    await expectUse()
    await button(page, say('transfers:review.open')).click()
    await expectUse()
    await button(
      page,
      say('transfers:withdraw.submit', { amount: dollars(unassigned + inKitchen + 1_000) }),
    ).click()
    await expect(heading(page, say('transfers:withdraw.done.title'))).toBeVisible()
    expect(await fetchSaved(wire)).toEqual({
      unassigned: 0,
      goals: { ...goals, [kitchen]: 0, [trip]: (goals[trip] ?? 0) - 1_000 },
    })
  })

  await test.step('the goal is archived, which keeps its history', async () => {
    await page.goto(`${bank.origin}/goals`)
    await link(page, 'Piano').click()
    await button(page, say('goals:archive.open')).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('goals:archive.yes') })
      .click()
    await expect(page.getByText(say('goals:archive.done', { goal: 'Piano' }))).toBeVisible()
    await page.reload()
    await expect(page.getByText(say('goals:event.reached'))).toBeVisible()
    await expect(button(page, say('goals:goal.add'))).toBeHidden()
    expect((await fetchSaved(wire)).goals['Piano']).toBeUndefined()
    expect((await fetchSaved(wire)).unassigned).toBe(10_000)
  })
  await expectBalancedLedger(bank)
})

test.describe('in Spanish, on a phone, with the keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('A depositor reorders goals and assigns money to one in Spanish, on a phone, by keyboard', async ({
    page,
    ownBankOf,
  }) => {
    test.slow()
    const person = demoDepositor(ownBankOf('solstice'), 'goals', { language: 'es' })
    const { bank, say } = person
    const { wire } = await startSession(page, person)
    const before = await fetchSaved(wire)
    const [, , third = '', last = ''] = Object.keys(before.goals)
    await page.goto(`${bank.origin}/goals`)
    await pressEnterOn(button(page, say('goals:order.open')))
    await pressEnterOn(button(page, say('goals:order.up', { goal: last })))
    await expect(page.getByText(say('goals:order.moved', { goal: last, place: 3, count: 4 }))).toBeAttached()
    await expect(button(page, say('goals:order.up', { goal: last }))).toBeFocused()
    await expectAccessible(page)
    await pressEnterOn(button(page, say('goals:order.save')))
    await expect(page.getByText(say('goals:order.saved'))).toBeVisible()
    expect(Object.keys((await fetchSaved(wire)).goals).slice(2)).toEqual([last, third])

    await pressEnterOn(button(page, say('goals:total.assign')))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await pressEnterOn(button(page, say('goals:move.submit')))
    await expect(dialog.getByRole('alert')).toContainText(say('goals:move.problem.to'))
    const option = await dialog.getByRole('option', { name: new RegExp(`^${last} `) }).textContent()
    await dialog.getByLabel(say('goals:move.to'), { exact: true }).selectOption({ label: option ?? '' })
    await dialog.getByLabel(say('goals:move.amount'), { exact: true }).fill('12,50')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    expect((await fetchSaved(wire)).goals[last]).toBe((before.goals[last] ?? 0) + 1_250)
  })
})

test('The application of a provider without goals shows no trace of them', async ({ page, ownBankOf }) => {
  test.slow()
  const bank = ownBankOf('harbor')
  const own: unknown = await bank.operator.call('DELETE', '/branding')
  await bank.operator.call('PUT', '/branding', Object.assign({}, own, { capabilities: undefined }))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const person = demoDepositor(bank, 'goals')
  const { say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page.getByText(say('dashboard:recent.title'))).toBeVisible()
  await expect(link(page, say('web:navigation.goals'))).toBeHidden()
  await expect(page.getByRole('region', { name: say('home-goals:title') })).toBeHidden()
  await page.goto(`${bank.origin}/withdraw`)
  await amountField(page, person).fill('3000')
  await expect(button(page, say('transfers:review.open'))).toBeVisible()
  await expect(page.getByText(say('goal-use:title'))).toBeHidden()
  for (const path of ['/goals', '/goals/add', '/goals/one', '/goals/one/edit']) {
    await page.goto(`${bank.origin}${path}`)
    await expect(heading(page, say('web:not-found.title'))).toBeVisible()
  }
  expect(requested.filter((url) => /\/(?:assets|api\/v1)\/.*goal/.test(url))).toEqual([])
})
