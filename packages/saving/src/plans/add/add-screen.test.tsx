import { describeFormContract } from '@coffer/router/form-contract'
import { recordRequests } from '@coffer/router/recorded-requests'
import { handlers, linkedAccount, linkedAccounts, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mondayMorning, monthly, exampleOverview, paused, twice, withPlans } from '../example-plans.ts'
import { provider, show } from '../../fake-provider.ts'
import { AddScreen } from './add-screen.tsx'

const open = () => show('/plans/add', AddScreen)
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Start plan' }))
const linked = linkedAccount()

const payday = {
  ...twice,
  uuid: 'payday',
  amount: 15_000,
  goal_uuid: 'kitchen',
  end_date: null,
  upcoming: twice.upcoming.slice(2),
  start_date: '2027-01-01',
}
const added = () => respond({ uuid: 'payday', overview: exampleOverview([monthly, payday]) }, { code: 201 })

async function fillIn(): Promise<void> {
  await choose('Twice a month')
  type('Amount', '150')
  type('First deposit', '2027-01-01')
  await userEvent.selectOptions(screen.getByLabelText('Goal'), 'New kitchen')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withPlans([monthly]))
})
afterEach(() => {
  vi.useRealTimers()
})

it('The add plan screen adds a plan from the only linked bank, after showing its next dates', async () => {
  const sent = recordRequests(handlers.addPlan, added)
  open()
  await fillIn()
  const next = screen.getByRole('region', { name: 'Your next dates' })
  const dates = within(next).getAllByRole('listitem')
  expect(dates.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'Monday, Jan 4, 2027Friday, Jan 1, 2027 isn’t a business day',
    'Friday, Jan 15, 2027',
    'Monday, Feb 1, 2027',
  ])
  await start()
  expect(await screen.findByText('/plans')).toBeDefined()
  expect(toasts.read().message).toBe('Plan started')
  expect(sent).toMatchObject([
    {
      path: '/plans',
      body: {
        amount: 15_000,
        linked_account_id: linked.uuid,
        frequency: 'twice_monthly',
        start_date: '2027-01-01',
        second_day: 15,
        end_date: null,
        goal_uuid: 'kitchen',
      },
    },
  ])
})

it('The add plan screen offers only second days that are far enough from the first', async () => {
  open()
  await choose('Twice a month')
  type('First deposit', '2027-01-15')
  const days = within(screen.getByLabelText('Second day of the month')).getAllByRole('option')
  const names = days.map(({ textContent }) => textContent)
  expect(names).toContain('Day 8')
  expect(names).not.toContain('Day 9')
  expect(names.at(-1)).toBe('Last day')
})

it('The add plan screen reports missing and invalid fields', async () => {
  provider.use(
    handlers.linkedAccounts(
      linkedAccounts({ accounts: [linked, linkedAccount({ uuid: 'other', mask: '1111' })] }),
    ),
  )
  open()
  await screen.findByLabelText('First deposit')
  type('First deposit', '2026-11-23')
  type(/End date/, '2026-11-20')
  await start()
  for (const problem of [
    'Enter an amount.',
    'Choose a bank.',
    'Choose tomorrow or a later day.',
    'The end date is before the first deposit.',
  ])
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0)
})

it('The add plan screen has no form once there are 20 plans', async () => {
  provider.use(...withPlans(Array.from({ length: 20 }, (_, n) => ({ ...paused, uuid: String(n) }))))
  open()
  expect(await screen.findByText(/the most you can have/)).toBeDefined()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})

it('The add plan screen preselects the default bank if there are several', async () => {
  const other = linkedAccount({ uuid: 'other', mask: '1111', is_default: true })
  provider.use(handlers.linkedAccounts(linkedAccounts({ accounts: [linked, other] })))
  open()
  const [first, second] = await screen.findAllByRole('radio', { name: /ending in/ })
  expect(first).toHaveProperty('value', 'other')
  expect(first).toHaveProperty('checked', true)
  expect(second).toHaveProperty('checked', false)
})

describeFormContract('The form for a new plan', {
  open: async () => {
    const shown = open()
    await fillIn()
    return shown
  },
  submit: 'Start plan',
  call: handlers.addPlan,
  accepted: added,
  done: () => screen.findByText('/plans'),
  typed: { label: 'Amount', value: '150', isDraft: true },
  receive: () => provider.use(...withPlans([monthly, payday])),
  refused: { field: 'amount', label: 'Amount' },
})
