import { linkingOriginFor } from '@coffer/branding/linking-host'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { chooseBankAccount, linkingFrame, linkingTexts, logInAtBank } from '../people/linking-page.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { failureText } from './failure-text.ts'

const texts = linkingTexts('en')

/** Opens the choice of the linking method as an approved depositor. */
async function openLinkSelection(page: Page, bank: Bank): Promise<Person> {
  const person = demoDepositor(bank, 'passed')
  await startSession(page, person)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  await expect(heading(page, person.say('linking:link.title'))).toBeVisible()
  return person
}

test('The screen reports a blocked page or script of the linking service, and offers bank details instead', async ({
  page,
  bankOf,
}) => {
  await page.route('**/fastlink/**/initialize.js', (route) => route.abort())
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { bank, say } = person
  await openLinkingWindow(page, person)
  await expect(failureText(page)).toContainText(say('linking:instant.blocked.title'))
  await page.unroute('**/fastlink/**/initialize.js')
  const linking = `${linkingOriginFor(bank.origin)}/`
  await page.route(linking, (route) => route.abort())
  const refused = page.waitForEvent('requestfailed', (request) => request.url() === linking)
  await page.getByRole('button', { name: say('linking:instant.again') }).click()
  await refused
  // Firefox fires no load event for a page that cannot be opened, so the 15 s of the whole opening count there.
  await expect(failureText(page)).toContainText(say('linking:instant.blocked.title'), { timeout: 20_000 })
  await page.unroute(linking)
  await page.getByRole('button', { name: say('linking:instant.again') }).click()
  await expect(linkingFrame(page).getByRole('button', { name: 'Ally Bank' })).toBeVisible()
})

test('A depositor who quits the linking window is informed that nothing was linked', async ({
  page,
  bankOf,
}) => {
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await linkingFrame(page).getByRole('button', { name: texts.cancel }).click()
  await expect(page.getByText(say('linking:instant.quit.title'))).toBeVisible()
  await page.getByRole('button', { name: say('linking:instant.manual') }).click()
  await expect(heading(page, say('linking:bank.title'))).toBeVisible()
})

test('Activity in the linking window extends the session', async ({ page, bankOf }) => {
  await page.clock.install()
  const person = await openLinkSelection(page, bankOf('harbor'))
  await openLinkingWindow(page, person)
  await linkingFrame(page).getByRole('button', { name: 'Ally Bank' }).click()
  await linkingFrame(page).getByLabel(texts.username).pressSequentially('de')
  const sessionExtended = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth-check'))
  await page.clock.fastForward(61_000)
  await sessionExtended
})

test('A bank account is linked once when the response to the linking is lost', async ({
  page,
  ownBankOf,
}) => {
  const person = await openLinkSelection(page, ownBankOf('harbor'))
  const { bank, say } = person
  await bank.operator.fault({ method: 'POST', path: '/link/fastlink', kind: 'drop', value: 'after' })
  await openLinkingWindow(page, person)
  await logInAtBank(page, 'en', 'demo')
  await chooseBankAccount(page, 'en')
  await expect(failureText(page)).toContainText(say('linking:instant.unconfirmed.title'))
  await bank.operator.endFaults()
  await page.getByRole('button', { name: say('linking:instant.checkAgain') }).click()
  await expect(heading(page, say('funding:amount.title'))).toBeVisible()
})
