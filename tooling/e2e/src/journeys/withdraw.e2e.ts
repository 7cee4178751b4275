import { addDays } from '@coffer/domain/calendar'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at, logInByApi } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fetchLinkedAccounts, linkByDetails } from '../people/linked-accounts.ts'
import {
  amountField,
  button,
  expectBalancedLedger,
  fetchTransfers,
  openWithdrawal,
  row,
} from '../people/money.ts'
import { setBankTime, mondayWithoutHolidays, bankToday, formatWeekday } from '../people/calendar.ts'
import { demoDepositor } from '../people/person.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'
import { updateDepositor } from '../people/depositor-record.ts'

test('A depositor withdraws all available money once, which excludes pending money, and the withdrawal arrives', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('solstice')
  const person = demoDepositor(bank, 'manual', { language: 'es' })
  const { say } = person
  const monday = mondayWithoutHolidays(await bankToday(bank))
  await setBankTime(bank, monday, '12:00')
  const { wire } = await startSession(page, person)
  const linked = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))
  await linkByDetails(wire, person, 'Ally Bank', '400055556666')
  await requestData(wire, 'POST', '/deposit', { linked_account_id: linked, amount: 10_000 })
  const before = (await fetchTransfers(person)).length
  const [account] = await fetchAccounts(wire)
  const available = Number(at(account, 'available_balance'))
  const dollars = new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' })
  const all = dollars.format(available / 100)

  await openWithdrawal(page, person)
  await test.step('the screen shows what is available, what is pending, and the usable account', async () => {
    await expect(row(page, say('transfers:withdraw.available'))).toContainText(all)
    await expect(row(page, say('transfers:withdraw.pending'))).toContainText('$100.00')
    await expect(page.getByRole('radio', { name: /4821/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /6666/ })).toBeDisabled()
  })

  await test.step('one cent more is refused at the field; withdrawing everything is offered, and keeps the account open', async () => {
    const amount = amountField(page, person)
    await amount.fill(String((available + 1) / 100))
    await amount.press('Enter')
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(
        say('transfers:withdraw.problem.tooHigh', { max: all }).replaceAll(/[$.]/g, String.raw`\$&`),
      ),
    )
    await button(page, say('transfers:withdraw.everything', { amount: all })).click()
    await expect(page.getByText(say('transfers:withdraw.empties'))).toBeVisible()
    await button(page, say('transfers:review.open')).click()
  })

  await test.step('the withdrawal is reviewed, and made once', async () => {
    await expect(row(page, say('transfers:row.leavesSavings'))).toContainText(formatWeekday('es', monday))
    await expect(row(page, say('transfers:row.arrives'))).toContainText(
      formatWeekday('es', addDays(monday, 1)),
    )
    await button(page, say('transfers:withdraw.submit', { amount: all })).dblclick()
    await expect(heading(page, say('transfers:withdraw.done.title'))).toBeVisible()
    await page.reload()
    await expect(heading(page, say('transfers:withdraw.done.title'))).toBeVisible()
    const moved = await fetchTransfers(person)
    expect(moved).toHaveLength(before + 1)
    expect(moved[0]).toMatchObject({ direction: 'PrimaryToLinked', amount: available, status: 'Pending' })
  })

  await test.step('the screen and the provider refuse a withdrawal when no money is left', async () => {
    await page.goto(`${bank.origin}/withdraw`)
    await expect(heading(page, say('refused:nothing-to-withdraw.title'))).toBeVisible()
    const furtherWithdrawal = { linked_account_id: linked, amount: 100 }
    expect(await wire.send('POST', '/withdraw', furtherWithdrawal)).toMatchObject({ status: 422 })
    await expectBalancedLedger(bank)
  })

  await test.step('the withdrawal arrives on the next business day, and the deposit becomes available on its announced date', async () => {
    await setBankTime(bank, addDays(monday, 1), '08:30')
    expect(at((await fetchTransfers(person))[0], 'status')).toBe('Settled')
    await setBankTime(bank, addDays(monday, 2), '08:30')
    const later = await logInByApi(person)
    const [after] = await fetchAccounts(later.wire)
    // A month may have ended meanwhile, so interest may have been paid.
    const moved = (await fetchTransfers(person)).slice(0, -before)
    const interest = moved.filter((one) => at(one, 'direction') === 'ServiceToPrimary')
    const left = interest.reduce((sum: number, one) => sum + Number(at(one, 'amount')), 10_000)
    expect(after).toMatchObject({ available_balance: left, current_balance: left })
    await expectBalancedLedger(bank)
  })
})

const fetchAccounts = async (wire: Parameters<typeof requestData>[0]): Promise<unknown[]> => {
  const accounts = await requestData(wire, 'GET', '/accounts')
  return [at(accounts, '0')]
}

/** Statuses of a linked account, and the reason why each prevents a withdrawal. */
const unusableStatuses = [
  { status: 'DEPOSITS_LOCKED', entered: true },
  { status: 'VERIFICATION_PENDING', entered: true },
  { status: 'LOCKED', entered: false },
  { status: 'FAILED', entered: false },
]

test('The screen and the provider refuse a withdrawal without a usable linked account or approval', async ({
  page,
  ownBankOf,
}) => {
  const bank = ownBankOf('harbor')
  const person = demoDepositor(bank, 'manual')
  const { say } = person
  const session = await startSession(page, person)
  const { wire } = session
  const linked = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))
  const withdrawal = { linked_account_id: linked, amount: 1_000 }
  const before = await fetchTransfers(person)
  const setStatus = (status: string) => bank.operator.call('PATCH', `/linked-accounts/${linked}`, { status })
  for (const { status, entered: canOpen } of unusableStatuses)
    await test.step(status, async () => {
      await setStatus(status)
      await restoreSession(page, person, { ...session, relink: !canOpen })
      await page.goto(`${bank.origin}/withdraw`)
      if (canOpen) {
        await expect(page.getByText(say('transfers:account.none.title'))).toBeVisible()
        await expect(page.getByText(say(`linked-account:status.${status}`), { exact: true })).toBeVisible()
      } else await expect(heading(page, say('refused:relink.title'))).toBeVisible()
      expect((await wire.send('POST', '/withdraw', withdrawal)).status).toBe(canOpen ? 422 : 403)
    })
  await setStatus('ACTIVE')
  for (const registration_status of ['IN_REVIEW', 'VIEW_ONLY', 'FAILED'])
    await test.step(registration_status, async () => {
      await updateDepositor(person, { registration_status })
      await restoreSession(page, person, session)
      await page.goto(`${bank.origin}/withdraw`)
      const isViewOnly = registration_status === 'VIEW_ONLY'
      await expect(page).toHaveURL(`${bank.origin}${isViewOnly ? '/dashboard/documents' : '/not-found'}`)
      for (const path of ['/withdraw', '/deposit', '/close-my-account'])
        expect(await wire.send('POST', path, withdrawal), path).toMatchObject({ status: 403 })
    })
  expect(await fetchTransfers(person)).toEqual(before)
})
