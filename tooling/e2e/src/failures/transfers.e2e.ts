import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { at, type ProviderClient } from '../people/provider-client.ts'
import { heading } from '../people/log-in.ts'
import { fundByApi, fetchLinkedAccounts } from '../people/linked-accounts.ts'
import {
  amountField,
  button,
  expectBalancedLedger,
  fetchTransfers,
  openDeposit,
  openWithdrawal,
  openReview,
} from '../people/money.ts'
import { bankToday, closingDay, mondayWithoutHolidays, setBankTime } from '../people/calendar.ts'
import { newPerson, type Person, demoDepositor } from '../people/person.ts'
import { restoreSession, startSession } from '../people/browser-session.ts'
import { faultFor, failureMessages } from './response-faults.ts'
import { failureText } from './failure-text.ts'

const deposit = { method: 'POST', path: '/deposit' }

/** Opens the review of a deposit of $250 as a customer. */
async function openDepositReview(page: Page, bank: Bank): Promise<Person> {
  const person = newPerson(bank)
  const { session } = await fundByApi(person)
  await restoreSession(page, person, session)
  await openDeposit(page, person)
  await openReview(page, person, '250')
  return person
}

const submit = (page: Page, { say }: Person) =>
  button(page, say('transfers:deposit.submit', { amount: '$250.00' }))

/** Number of deposits of $250, besides the first funding. */
const countDeposits = async (person: Person): Promise<number> =>
  (await fetchTransfers(person)).filter((one) => at(one, 'amount') === 25_000).length

/** Two definitive rejections; run-submission and the errors have a unit test for each kind. */
const rejections = ['status 422', 'status 429']

test('A refused deposit is reported as not started and keeps the form; the next try makes it once', async ({
  page,
  bankOf,
}) => {
  const person = await openDepositReview(page, bankOf('harbor'))
  const { bank, say } = person
  for (const [answer, message] of Object.entries(failureMessages(say))) {
    if (!rejections.includes(answer)) continue
    await test.step(answer, async () => {
      await bank.operator.fault({ ...deposit, ...faultFor(answer) })
      await submit(page, person).click()
      await expect(failureText(page)).toContainText(message)
      await expect(failureText(page)).toContainText(say('transfers:deposit.refused'))
      await expect(failureText(page)).toContainText(say('errors:notMoved'))
      await expect(failureText(page)).toContainText(say('errors:kept.typed'))
      await bank.operator.endFaults()
    })
  }
  expect(await countDeposits(person)).toBe(0)
  await submit(page, person).click()
  await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
  expect(await countDeposits(person)).toBe(1)
  await expectBalancedLedger(bank)
})

/** Faults that lose the response, and whether the deposit was made. */
const lostAnswers = [
  { name: 'dropped before it arrived', fault: { kind: 'drop', value: 'before' }, hasMoved: false },
  { name: 'dropped after it was accepted', fault: { kind: 'drop', value: 'after' }, hasMoved: true },
] as const

test('A deposit whose response was lost has an unknown outcome, also after a reload; sent again, it is made once', async ({
  page,
  bankOf,
}) => {
  const person = await openDepositReview(page, bankOf('harbor'))
  const { bank, say } = person
  let moved = 0
  for (const { name, fault, hasMoved } of lostAnswers)
    await test.step(name, async () => {
      await bank.operator.fault({ ...deposit, ...fault })
      await submit(page, person).click()
      await expect(heading(page, say('transfers:deposit.unconfirmed'))).toBeVisible()
      await expect(page.getByText(say('transfers:unconfirmed.body'))).toBeVisible()
      await expect(page.getByText(say('errors:notMoved'))).toBeHidden()
      expect(await countDeposits(person)).toBe(hasMoved ? moved + 1 : moved)
      await page.reload()
      await expect(heading(page, say('transfers:deposit.unconfirmed'))).toBeVisible()
      await bank.operator.endFaults()

      await bank.operator.fault({ ...deposit, kind: 'status', value: 429 })
      await button(page, say('transfers:unconfirmed.again')).click()
      await expect(page.getByText(say('errors:rate-limited'))).toBeVisible()
      await expect(page.getByText(say('errors:notMoved'))).toBeHidden()
      await bank.operator.endFaults()
      await button(page, say('transfers:unconfirmed.again')).dblclick()
      await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
      moved += 1
      expect(await countDeposits(person)).toBe(moved)
      await openDeposit(page, person)
      await openReview(page, person, '250')
    })
  await expectBalancedLedger(bank)
})

test('The same form in two tabs makes one deposit; another deposit needs a second press', async ({
  page,
  context,
  bankOf,
}) => {
  const person = await openDepositReview(page, bankOf('harbor'))
  const { say } = person
  const second = await context.newPage()
  const third = await context.newPage()
  for (const tab of [second, third]) {
    await openDeposit(tab, person)
    await openReview(tab, person, tab === second ? '250' : '99')
  }
  await Promise.all([page, second].map((tab) => submit(tab, person).dblclick()))
  for (const tab of [page, second])
    await expect(heading(tab, say('transfers:deposit.done.now.title'))).toBeVisible()
  expect(await countDeposits(person)).toBe(1)

  const otherSubmit = button(third, say('transfers:deposit.submit', { amount: '$99.00' }))
  await otherSubmit.click()
  await expect(failureText(third)).toContainText(
    'We already accepted a request from this form with other details.',
  )
  await expect(third.getByText(say('errors:notMoved'))).toBeHidden()
  expect(await fetchTransfers(person)).toHaveLength(2)
  await otherSubmit.click()
  await expect(heading(third, say('transfers:deposit.done.now.title'))).toBeVisible()
  expect(await fetchTransfers(person)).toMatchObject([
    { amount: 9_900 },
    { amount: 25_000 },
    { amount: 125_000 },
  ])
  await expectBalancedLedger(person.bank)
})

test('An accepted deposit whose check never ends can be left, and is not reported as done after 300 s', async ({
  page,
  bankOf,
}) => {
  await page.clock.install()
  const running = { code: 202, success: true, message: '', data: null, errors: null, completed_at: null }
  await page.route('**/api/v1/request/*', (route) =>
    route.fulfill({ status: 202, json: { ...running, invocation_id: crypto.randomUUID() } }),
  )
  const person = await openDepositReview(page, bankOf('harbor'))
  const { bank, say } = person
  await submit(page, person).click()
  await expect(submit(page, person)).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => countDeposits(person)).toBe(1)
  await page.clock.runFor(10_000)
  await expect(page.getByText(say('transfers:following.title'))).toBeVisible()
  await page.clock.fastForward(300_000)
  await expect(heading(page, say('transfers:deposit.unchecked.title'))).toBeVisible()
  await expect(page.getByText(say('transfers:deposit.unchecked.body', { amount: '$250.00' }))).toBeVisible()
  await page.reload()
  await expect(heading(page, say('transfers:deposit.unchecked.title'))).toBeVisible()
  expect(await countDeposits(person)).toBe(1)
  await expectBalancedLedger(bank)
})

interface Operation {
  call: { method: string; path: string }
  /** Everything before the final press. */
  prepare: (page: Page, person: Person, wire: ProviderClient) => Promise<void>
  submit: string
  unconfirmed: string
  done: string
}

const operations: Record<string, Operation> = {
  'a change of a scheduled deposit': {
    call: { method: 'PATCH', path: '/deposit/{uuid}' },
    async prepare(page, person) {
      const { bank, say } = person
      const scheduled = (await fetchTransfers(person)).find((one) => at(one, 'amount') === 3_300)
      await page.goto(`${bank.origin}/deposit/edit?id=${String(at(scheduled, 'uuid'))}`)
      await amountField(page, person).fill('44')
      await button(page, say('transfers:edit.review')).click()
    },
    submit: 'transfers:edit.submit',
    unconfirmed: 'transfers:edit.unconfirmed',
    done: 'transfers:edit.done.title',
  },
  'a withdrawal': {
    call: { method: 'POST', path: '/withdraw' },
    async prepare(page, person) {
      await openWithdrawal(page, person)
      await openReview(page, person, '20', 'withdraw')
    },
    submit: 'transfers:withdraw.submit',
    unconfirmed: 'transfers:withdraw.unconfirmed',
    done: 'transfers:withdraw.done.title',
  },
  'the closing of the account': {
    call: { method: 'POST', path: '/withdraw' },
    async prepare(page, person, wire) {
      const [withdrawal] = await fetchTransfers(person)
      await requestData(wire, 'POST', `/transactions/${String(at(withdrawal, 'uuid'))}/void`)
      const { say } = person
      await openWithdrawal(page, person)
      await page.getByRole('link', { name: say('transfers:close.link') }).click()
      await page.getByRole('radio', { name: say('transfers:close.reason.other_bank') }).check()
      await button(page, say('transfers:close.open')).click()
      await page.getByRole('checkbox').check()
    },
    submit: 'transfers:close.submit',
    unconfirmed: 'transfers:close.unconfirmed',
    done: 'transfers:close.done.title',
  },
}

test('A change, a withdrawal and a closing whose responses were lost are made once after a reload', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('juniper'), 'manual')
  const { bank, say } = person
  const day = closingDay(await bankToday(bank), await fetchTransfers(person))
  await setBankTime(bank, day, '12:00')
  const { wire } = await startSession(page, person)
  const linked = String(at(await fetchLinkedAccounts(wire), '0', 'uuid'))
  const start_date = mondayWithoutHolidays(day)
  await requestData(wire, 'POST', '/deposit', { linked_account_id: linked, amount: 3_300, start_date })
  for (const [name, operation] of Object.entries(operations))
    await test.step(name, async () => {
      await operation.prepare(page, person, wire)
      await bank.operator.fault({ ...operation.call, kind: 'drop', value: 'after' })
      await button(page, say(operation.submit, { amount: '$20.00' })).click()
      await expect(heading(page, say(operation.unconfirmed))).toBeVisible()
      await page.reload()
      await expect(heading(page, say(operation.unconfirmed))).toBeVisible()
      await bank.operator.endFaults()
      await button(page, say('transfers:unconfirmed.again')).click()
      await expect(heading(page, say(operation.done))).toBeVisible()
      await expectBalancedLedger(bank)
    })
  const moved = await fetchTransfers(person)
  expect(moved.slice(0, 4)).toMatchObject([
    { direction: 'PrimaryToLinked', status: 'Pending' },
    { direction: 'ServiceToPrimary', status: 'Settled' },
    { direction: 'PrimaryToLinked', status: 'Voided', amount: 2_000 },
    { direction: 'LinkedToPrimary', status: 'Cancelled', amount: 4_400 },
  ])
})

test('A cancellation whose response was lost is verified as done', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const { session, linkedAccountId } = await fundByApi(person)
  const start_date = mondayWithoutHolidays(await bankToday(bank))
  await requestData(session.wire, 'POST', '/deposit', {
    linked_account_id: linkedAccountId,
    amount: 3_300,
    start_date,
  })
  const scheduledStatus = async () =>
    at(
      (await fetchTransfers(person)).find((one) => at(one, 'amount') === 3_300),
      'status',
    )
  await restoreSession(page, person, session)
  const [scheduled] = await fetchTransfers(person)
  await page.goto(`${bank.origin}/deposit/edit?id=${String(at(scheduled, 'uuid'))}`)
  const cancel = async () => {
    await button(page, say('transfers:cancel.open')).click()
    await button(page, say('transfers:cancel.confirm.yes')).click()
  }
  const call = { method: 'POST', path: '/transactions/{id}/void' }
  for (const value of [403, 422]) {
    await bank.operator.fault({ ...call, kind: 'status', value })
    await cancel()
    await expect(failureText(page)).toContainText(say('transfers:cancel.refused'))
    await expect(failureText(page)).toContainText(`The sandbox was set to answer ${value}.`)
    await bank.operator.endFaults()
  }
  await bank.operator.fault({ ...call, kind: 'drop', value: 'before' })
  await cancel()
  await expect(page.getByText(say('transfers:cancel.unconfirmed.title'))).toBeVisible()
  expect(await scheduledStatus()).toBe('Initiated')
  await bank.operator.endFaults()
  await bank.operator.fault({ ...call, kind: 'drop', value: 'after' })
  await cancel()
  await expect(heading(page, say('transfers:cancel.done.title'))).toBeVisible()
  expect(await scheduledStatus()).toBe('Cancelled')
})
