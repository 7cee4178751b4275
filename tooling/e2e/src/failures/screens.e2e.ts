import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

const transactionsChunk = '**/assets/transactions-list-screen-*.js'

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loadCount = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadCount += 1
  })
  return () => loadCount
}

test('A screen that fails to load reloads the page once, and then is shown', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page.getByText(say('dashboard:account.available'))).toBeVisible()
  const loadCount = countLoads(page)
  await page.route(transactionsChunk, (route) => (loadCount() === 0 ? route.abort() : route.continue()))
  await page
    .getByRole('link', { name: say('web:navigation.transactions') })
    .first()
    .click()
  await expect(page).toHaveTitle(/^Transactions/)
  await expect(heading(page, say('dashboard:list.title'))).toBeVisible()
  expect(loadCount()).toBe(1)
})

test('A screen that never loads shows what to do after one reload, and keeps the navigation', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page.getByText(say('dashboard:account.available'))).toBeVisible()
  const loadCount = countLoads(page)
  await page.route(transactionsChunk, (route) => route.abort())
  await page
    .getByRole('link', { name: say('web:navigation.transactions') })
    .first()
    .click()
  await expect(heading(page, say('web:failure.screen.title'))).toBeVisible()
  await expect(page.getByText(/Clear your browser’s cache and try again.*\S+@\S+/)).toBeVisible()
  expect(loadCount()).toBe(1)
  await page
    .getByRole('link', { name: say('web:navigation.home') })
    .first()
    .click()
  await expect(page.getByText(say('dashboard:account.available'))).toBeVisible()
})

test('An unknown path shows a visitor the not-found screen, with a link to log in', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = newPerson(bankOf('harbor'))
  await page.goto(`${bank.origin}/no/such/page`)
  await expect(heading(page, say('web:not-found.title'))).toBeVisible()
  await expect(page).toHaveURL(`${bank.origin}/not-found`)
  await page.getByRole('link', { name: say('web:not-found.log-in') }).click()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
})

test('A closed screen shows the reason inside the navigation, also after a reload, and links to what opens it', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'relink')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/deposit`)
  await expect(page).toHaveURL(`${bank.origin}/not-found`)
  await page.reload()
  await expect(heading(page, say('refused:relink.title'))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${say('refused:relink.title')}`))
  const navigation = page.getByRole('navigation').filter({ visible: true })
  await expect(navigation.getByRole('link', { name: say('web:navigation.home') })).toBeVisible()
  await page.getByRole('link', { name: say('refused:relink.action') }).click()
  await expect(page).toHaveURL(`${bank.origin}/relink/selection`)
})
