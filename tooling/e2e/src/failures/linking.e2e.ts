import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { heading } from '../people/entering.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { chooseBankAccount, linkingFrame, linkingWords, logInAtBank } from '../people/linking-page.ts'
import { type Person, readyMade } from '../people/person.ts'
import { signedIn } from '../people/signed-in.ts'
import { said } from './said.ts'

const words = linkingWords('en')

/** Somebody who is approved, at the choice of how to link. */
async function toLink(page: Page, bank: Bank): Promise<Person> {
  const person = readyMade(bank, 'passed')
  await signedIn(page, person)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  await expect(heading(page, person.say('funding:link.title'))).toBeVisible()
  return person
}

test('a blocked script is said, and bank details are offered instead', async ({ page, bankOf }) => {
  await page.route('**/fastlink/**/initialize.js', (route) => route.abort())
  const person = await toLink(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await expect(said(page)).toContainText(say('funding:instant.blocked.title'))
  await page.unroute('**/fastlink/**/initialize.js')
  await page.getByRole('button', { name: say('funding:instant.again') }).click()
  await expect(linkingFrame(page).getByRole('button', { name: 'Ally Bank' })).toBeVisible()
})

test('a person who quits is told that nothing was linked', async ({ page, bankOf }) => {
  const person = await toLink(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await linkingFrame(page).getByRole('button', { name: words.cancel }).click()
  await expect(page.getByText(say('funding:instant.quit.title'))).toBeVisible()
  await page.getByRole('button', { name: say('funding:instant.manual') }).click()
  await expect(heading(page, say('funding:bank.title'))).toBeVisible()
})

test('a bank that refuses the log-in leads to the screen that says why', async ({ page, bankOf }) => {
  const person = await toLink(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await logInAtBank(page, 'en', 'error')
  await expect(linkingFrame(page).getByText(words.refused)).toBeVisible()
  await linkingFrame(page).getByRole('button', { name: words.cancel }).click()
  await expect(heading(page, say('funding:failed.title'))).toBeVisible()
  await expect(page.getByText(say('funding:failed.credentials'))).toBeVisible()
  await expect(page.getByText(say('funding:failed.nothingLinked'))).toBeVisible()
})

test('a linking session that has run out says so', async ({ page, bankOf }) => {
  await page.route('**/fastlink/session/open', (route) => route.fulfill({ status: 401, json: {} }))
  const person = await toLink(page, bankOf('harbor'))
  await openLinkingWindow(page, person)
  await expect(page.getByText(person.say('funding:instant.expired.title'))).toBeVisible()
})

test('422: a linking session that is refused is said in the provider’s words', async ({ page, bankOf }) => {
  const person = await toLink(page, bankOf('harbor'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'GET', path: '/fastlink', kind: 'status', value: 422 })
  await openLinkingWindow(page, person)
  await expect(said(page)).toContainText(say('funding:instant.problem.title'))
  await expect(said(page)).toContainText('The sandbox was told to answer 422.')
})

test('an answer lost after the account was linked: checking again links it once', async ({
  page,
  ownBankOf,
}) => {
  const person = await toLink(page, ownBankOf('harbor'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'POST', path: '/link/fastlink', kind: 'drop', value: 'after' })
  await openLinkingWindow(page, person)
  await logInAtBank(page, 'en', 'demo')
  await chooseBankAccount(page, 'en')
  await expect(said(page)).toContainText(say('funding:instant.unconfirmed.title'))
  await bank.operator.endFaults()
  await page.getByRole('button', { name: say('funding:instant.checkAgain') }).click()
  await expect(heading(page, say('funding:amount.title'))).toBeVisible()
})
