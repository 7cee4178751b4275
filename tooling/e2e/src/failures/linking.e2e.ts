import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { linkManuallyByApi } from '../people/linked-accounts.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { chooseBankAccount, linkingFrame, linkingTexts, logInAtBank } from '../people/linking-page.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'
import { faultOf, failureMessages } from './response-faults.ts'
import { failureText } from './failure-text.ts'

const texts = linkingTexts('en')

/** An approved person at the choice of the linking method. */
async function openLinkSelection(page: Page, bank: Bank): Promise<Person> {
  const person = demoDepositor(bank, 'passed')
  await startSession(page, person)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  await expect(heading(page, person.say('linking:link.title'))).toBeVisible()
  return person
}

test('a blocked script is reported, and bank details are offered instead', async ({ page, bankOf }) => {
  await page.route('**/fastlink/**/initialize.js', (route) => route.abort())
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await expect(failureText(page)).toContainText(say('linking:instant.blocked.title'))
  await page.unroute('**/fastlink/**/initialize.js')
  await page.getByRole('button', { name: say('linking:instant.again') }).click()
  await expect(linkingFrame(page).getByRole('button', { name: 'Ally Bank' })).toBeVisible()
})

test('quitting reports that nothing was linked', async ({ page, bankOf }) => {
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await linkingFrame(page).getByRole('button', { name: texts.cancel }).click()
  await expect(page.getByText(say('linking:instant.quit.title'))).toBeVisible()
  await page.getByRole('button', { name: say('linking:instant.manual') }).click()
  await expect(heading(page, say('linking:bank.title'))).toBeVisible()
})

test('a refused log-in at the bank leads to the screen with the reason', async ({ page, bankOf }) => {
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { say } = person
  await openLinkingWindow(page, person)
  await logInAtBank(page, 'en', 'error')
  await expect(linkingFrame(page).getByText(texts.refused)).toBeVisible()
  await linkingFrame(page).getByRole('button', { name: texts.cancel }).click()
  await expect(heading(page, say('linking:failed.title'))).toBeVisible()
  await expect(page.getByText(say('linking:failed.credentials'))).toBeVisible()
  await expect(page.getByText(say('linking:failed.nothingLinked'))).toBeVisible()
})

test('an expired linking session is reported', async ({ page, bankOf }) => {
  await page.route('**/fastlink/session/open', (route) => route.fulfill({ status: 401, json: {} }))
  const person = await openLinkSelection(page, bankOf('harbor'))
  await openLinkingWindow(page, person)
  await expect(page.getByText(person.say('linking:instant.expired.title'))).toBeVisible()
})

test('a refused linking session is reported, and can be retried', async ({ page, bankOf }) => {
  const person = await openLinkSelection(page, bankOf('harbor'))
  const { bank, say } = person
  const retry = page.getByRole('button', { name: say('linking:instant.again') })
  let isFirst = true
  for (const [answer, message] of Object.entries(failureMessages(say))) {
    await test.step(answer, async () => {
      await bank.operator.fault({ method: 'GET', path: '/fastlink', ...faultOf(answer) })
      await (isFirst ? openLinkingWindow(page, person) : retry.click())
      isFirst = false
      await expect(failureText(page)).toContainText(say('linking:instant.problem.title'))
      await expect(failureText(page)).toContainText(message)
      await bank.operator.endFaults()
    })
  }
  await retry.click()
  await expect(linkingFrame(page).getByRole('button', { name: 'Ally Bank' })).toBeVisible()
})

test('activity in the linking window extends the session', async ({ page, bankOf }) => {
  await page.clock.install()
  const person = await openLinkSelection(page, bankOf('harbor'))
  await openLinkingWindow(page, person)
  await linkingFrame(page).getByRole('button', { name: 'Ally Bank' }).click()
  await linkingFrame(page).getByLabel(texts.username).pressSequentially('de')
  const sessionExtended = page.waitForRequest((request) => request.url().endsWith('/api/v1/auth-check'))
  await page.clock.fastForward(61_000)
  await sessionExtended
})

for (const value of [403, 422]) {
  test(`${value}: a refused reissue is reported, and another account is offered`, async ({
    page,
    bankOf,
  }) => {
    const person = newPerson(bankOf('harbor'))
    const { bank, say } = person
    await restoreSession(page, person, await linkManuallyByApi(person))
    await bank.operator.fault({ method: 'POST', path: '/link/manual/reissue', kind: 'status', value })
    await page.goto(`${bank.origin}/manual-funding/reissue`)
    await page.getByRole('button', { name: say('linking:reissue.action') }).click()
    await expect(failureText(page)).toContainText(say('linking:reissue.locked'))
    await page.getByRole('link', { name: say('linking:link.another') }).click()
    await expect(heading(page, say('linking:link.title'))).toBeVisible()
  })
}

test('an account whose answer was lost is verified and linked once', async ({ page, ownBankOf }) => {
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
