import { expect, test } from '../journey.ts'
import { enter, heading } from '../people/log-in.ts'
import { logOut, expectDashboard } from '../people/dashboard.ts'
import { amountField, openWithdrawal } from '../people/money.ts'
import { demoDepositor } from '../people/person.ts'
import { storageContent } from '../people/stored-secrets.ts'

const MINUTE = 60

test('A new tab shares the session, and a log-out in one tab ends both and explains that', async ({
  page,
  context,
  bankOf,
}) => {
  const person = { ...demoDepositor(bankOf('harbor'), 'empty'), firstName: 'Emmett' }
  const { bank, say } = person
  await enter(page, person)
  await expectDashboard(page, person)

  const second = await context.newPage()
  await second.goto(`${bank.origin}/dashboard`)
  await expectDashboard(second, person)

  await logOut(page, person)
  await expect(page.getByText(say('log-in:logged-out.asked'))).toBeVisible()
  await expect(heading(second, say('log-in:title'))).toBeVisible()
  await expect(second.getByText(say('log-in:logged-out.other-tab'))).toBeVisible()
  for (const tab of [page, second]) {
    const { local, session } = await storageContent(tab)
    expect(session).not.toHaveProperty('tab')
    expect(JSON.stringify(local)).not.toMatch(/"sessionId":"/)
  }
})

test('A dialog offers to stay logged in two minutes before the session ends, and otherwise logs out', async ({
  page,
  ownBankOf,
}) => {
  await page.clock.install()
  const person = { ...demoDepositor(ownBankOf('harbor'), 'empty'), firstName: 'Emmett' }
  const { bank, say } = person
  const dialog = page.getByRole('dialog', { name: say('web:timeout.title') })
  const remaining = [1, 2].map((count) =>
    say('web:timeout.text', { count }).replace(String(count), String.raw`\d+`),
  )
  /** Advances the clock by the minute after which the page checks its session with the provider. */
  const nextPoll = () => page.clock.fastForward(61_000)
  await enter(page, person)
  await expectDashboard(page, person)
  await nextPoll()
  await expect(dialog).toBeHidden()

  await bank.operator.advance(13 * MINUTE)
  await nextPoll()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(new RegExp(remaining.join('|')))
  await dialog.getByRole('button', { name: say('web:timeout.stay') }).click()
  await expect(dialog).toBeHidden()
  await expectDashboard(page, person)

  await bank.operator.advance(16 * MINUTE)
  await nextPoll()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
  await expect(page.getByText(say('log-in:logged-out.timed-out'))).toBeVisible()
})

test('A log-in after a time-out leads back to the page, with its typed input', async ({
  page,
  ownBankOf,
}) => {
  await page.clock.install()
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  await enter(page, person)
  await openWithdrawal(page, person)
  await amountField(page, person).fill('12.34')
  await bank.operator.advance(16 * MINUTE)
  await page.clock.fastForward(61_000)
  await expect(page.getByText(say('log-in:logged-out.timed-out'))).toBeVisible()

  await enter(page, person)
  await expect(page).toHaveURL(`${bank.origin}/withdraw`)
  await expect(amountField(page, person)).toHaveValue('12.34')
})
