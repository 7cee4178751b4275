import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { pressEnterOn, typeInto } from '../people/keyboard.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const resultOptions = (page: Page) => page.getByRole('radio')

async function open(page: Page, { bank, say }: Person): Promise<void> {
  await page.goto(`${bank.origin}/non-profit/select`)
  await expect(heading(page, say('non-profits:select.title'))).toBeVisible()
}

test('The default non-profit is confirmed before it is sent, kept after a reload, and shown the next time', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('juniper'), 'manual')
  const { say } = person
  const { wire } = await startSession(page, person)
  const name = String(at(await requestData(wire, 'GET', '/nonprofits/default'), 'name'))
  expect(await wire.send('GET', '/nonprofits/selected')).toMatchObject({ status: 400 })
  await open(page, person)
  await expect(page.getByRole('radio', { name })).toBeChecked()
  await expect(page.getByRole('alert')).toBeHidden()
  await clickButton(page, say('non-profits:select.continue'))
  await expect(heading(page, say('non-profits:confirm.title', { name }))).toBeFocused()
  expect(await wire.send('GET', '/nonprofits/selected')).toMatchObject({ status: 400 })
  await clickButton(page, say('non-profits:confirm.yes'))
  await expect(heading(page, say('non-profits:success.title', { name }))).toBeVisible()
  await page.reload()
  await expect(heading(page, say('non-profits:success.title', { name }))).toBeVisible()
  expect(at(await requestData(wire, 'GET', '/nonprofits/selected'), 'name')).toBe(name)
  await page.getByRole('link', { name: say('non-profits:success.another') }).click()
  await expect(page.getByText(say('non-profits:select.before', { name }))).toBeVisible()
})

test('A depositor searches a non-profit by keyboard alone, in Spanish, over pages, no matches and a failure', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('solstice'), 'manual', { language: 'es' })
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const search = page.getByRole('searchbox')
  await open(page, person)

  await test.step('results are shown ten at a time', async () => {
    await expect(resultOptions(page)).toHaveCount(10)
    await pressEnterOn(page.getByRole('button', { name: say('non-profits:search.more', { count: 10 }) }))
    await expect(resultOptions(page)).toHaveCount(20)
    await expect(resultOptions(page).nth(10)).toBeFocused()
  })

  await test.step('a search without a match shows that', async () => {
    await search.focus()
    await page.keyboard.type('zzzz')
    await expect(page.getByText(say('non-profits:search.none.title'))).toBeVisible()
    await pressEnterOn(page.getByRole('button', { name: say('non-profits:search.clear') }))
    await expect(resultOptions(page)).toHaveCount(10)
  })

  await test.step('a failure keeps the search, and can be retried', async () => {
    await bank.operator.fault({ method: 'GET', path: '/nonprofits', kind: 'status', value: 403 })
    await search.focus()
    await page.keyboard.type('agua')
    await expect(page.getByText(say('non-profits:search.failed'))).toBeVisible()
    await bank.operator.endFaults()
    await search.fill('')
    await typeInto(search, 'creek')
    await expect(resultOptions(page).first()).toBeVisible()
    await page.reload()
    await expect(search).toHaveValue('creek')
  })

  await test.step('the non-profit is chosen and confirmed', async () => {
    const firstResult = resultOptions(page).first()
    await expect(firstResult).toBeVisible()
    await firstResult.focus()
    await page.keyboard.press('Space')
    await expect(firstResult).toBeChecked()
    const ein = await firstResult.getAttribute('value')
    await page.keyboard.press('Enter')
    await pressEnterOn(page.getByRole('button', { name: say('non-profits:confirm.yes') }))
    await expect(page.getByRole('link', { name: say('non-profits:success.home') })).toBeVisible()
    expect(at(await requestData(wire, 'GET', '/nonprofits/selected'), 'ein')).toBe(ein)
  })
})
