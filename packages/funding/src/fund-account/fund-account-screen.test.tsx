import { account, handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { linkingSuccess, microdepositsVerified } from '@coffer/router/access-results'
import { describeFormContract } from '@coffer/router/form-contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { FundAccountScreen } from './fund-account-screen.tsx'

const open = () => show('/fund-account', FundAccountScreen)
const pressContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

beforeEach(() => {
  provideApplication('verified', [linkedAccount()])
  provider.use(handlers.initialFundAmount.answers(() => respond({ amount: null })))
})

it('The fund account screen shows the limits and saves the amount in cents', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.setInitialFundAmount.answers(async (request) => {
      sent.push(await request.json())
      return respond({ amount: 123_450 })
    }),
  )
  open()
  expect(await screen.findByRole('heading', { name: 'Choose your first deposit' })).toBeDefined()
  const amount = await screen.findByLabelText('Amount')
  expect(screen.getByText('From $1.00 to $250,000.00')).toBeDefined()
  expect(screen.getByText(/from First Meadow Bank, Checking ending in 0987/)).toBeDefined()
  await userEvent.type(amount, '1,234.50')
  await pressContinue()
  expect(await screen.findByText('/fund-account/disclosure')).toBeDefined()
  expect(sent).toEqual([{ amount: 123_450 }])
})

it('The fund account screen celebrates a linked bank after instant linking, not after microdeposits', async () => {
  open()
  await screen.findByLabelText('Amount')
  expect(screen.queryByText('Your bank is linked')).toBeNull()
  act(() => linkingSuccess.record({ linkedAccountId: 'linked' }))
  expect(await screen.findByRole('heading', { name: 'Your bank is linked' })).toBeDefined()
  act(() => microdepositsVerified.record({ linkedAccountId: 'linked' }))
  await waitFor(() => expect(screen.queryByText('Your bank is linked')).toBeNull())
})

it('The fund account screen shows the yearly interest of the typed amount, or of an example before', async () => {
  open()
  const amount = await screen.findByLabelText('Amount')
  expect(screen.getByText('$1,250 earns about $54 in a year at 4.35% APY.')).toBeDefined()
  await userEvent.type(amount, '10.50')
  expect(screen.getByText('$10.50 earns about $0.46 in a year at 4.35% APY.')).toBeDefined()
  await userEvent.type(amount, 'x')
  expect(screen.getByText(/^\$1,250 earns/)).toBeDefined()
})

it('The fund account screen shows no yearly interest if no rate is known', async () => {
  provider.use(handlers.accounts([]))
  open()
  await screen.findByLabelText('Amount')
  expect(screen.queryByText(/in a year/)).toBeNull()
})

it('The fund account screen shows the amount of an earlier visit', async () => {
  provider.use(handlers.initialFundAmount({ amount: 50_000 }))
  open()
  expect(await screen.findByLabelText('Amount')).toHaveProperty('value', '500.00')
})

it('The fund account screen uses the account’s own limits', async () => {
  const { limits } = account()
  provider.use(handlers.accounts([account({ limits: { ...limits, initial_min: 10_000 } })]))
  open()
  await userEvent.type(await screen.findByLabelText('Amount'), '99.99')
  await pressContinue()
  expect((await screen.findByRole('alert')).textContent).toContain('Enter at least $100.00.')
})

it('The fund account screen says that no money moved when saving fails', async () => {
  provider.use(handlers.setInitialFundAmount.fails(500))
  open()
  await userEvent.type(await screen.findByLabelText('Amount'), '500')
  await pressContinue()
  expect((await screen.findByRole('alert')).textContent).toContain('Your money didn’t move.')
})

it('The summary of the first deposit shows its dates and the interest of the amount as it is typed', async () => {
  open()
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  expect(await summary.findByText('First Meadow Bank, Checking ending in 0987')).toBeDefined()
  for (const label of ['Leaves your bank', 'Arrives and earns interest', 'Available'])
    expect(summary.getByText(label).closest('div')?.textContent).toMatch(/day, \w{3} \d+, 20\d\d/)
  expect(summary.getByText('$1,250 earns about $54 in a year at 4.35% APY.')).toBeDefined()
  await userEvent.type(await screen.findByLabelText('Amount'), '5,000')
  expect(summary.getByText('$5,000 earns about $218 in a year at 4.35% APY.')).toBeDefined()
})

it('A suggested amount of the first deposit fills the field when it is pressed', async () => {
  open()
  await userEvent.click(await screen.findByRole('button', { name: '$1,000' }))
  expect(screen.getByLabelText('Amount')).toHaveProperty('value', '1,000.00')
})

it('The fund account screen suggests only amounts within the limits', async () => {
  const { limits } = account()
  provider.use(handlers.accounts([account({ limits: { ...limits, initial_min: 1_000_00 } })]))
  open()
  const group = within(await screen.findByRole('group', { name: 'Suggested amounts' }))
  expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['$1,000', '$5,000'])
})

it('The fund account screen explains that one of several linked accounts is chosen later', async () => {
  provideApplication('verified', [linkedAccount(), linkedAccount({ uuid: 'second', mask: '1111' })])
  open()
  expect(await screen.findByText(/You’ll choose a linked bank and review/)).toBeDefined()
})

it.each([
  ['1.000', 'Did you mean thousands or cents? Enter it'],
  ['five hundred', 'Enter an amount in dollars and cents'],
])('The fund account screen rejects “%s” with a message', async (typed, text) => {
  open()
  await userEvent.type(await screen.findByLabelText('Amount'), typed)
  await pressContinue()
  expect((await screen.findByRole('alert')).textContent).toContain(text)
})

it('The fund account screen accepts a comma as the decimal separator in Spanish', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.setInitialFundAmount.answers(async (request) => {
      sent.push(await request.json())
      return respond({ amount: 50_025 })
    }),
  )
  show('/fund-account', FundAccountScreen, { language: 'es' })
  await userEvent.type(await screen.findByLabelText('Monto'), '500,25')
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('/fund-account/disclosure')).toBeDefined()
  expect(sent).toEqual([{ amount: 50_025 }])
})

it('The fund account screen shows that the account was funded from another tab', async () => {
  provider.use(
    handlers.setInitialFundAmount.answers(() => {
      provideApplication('completed', [linkedAccount()])
      return respond(null, { code: 403, message: 'Your account is already funded.' })
    }),
  )
  open()
  await userEvent.type(await screen.findByLabelText('Amount'), '500')
  await pressContinue()
  expect(await screen.findByRole('heading', { name: 'You’ve already made your first deposit' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/dashboard')
})

describeFormContract('The form for the first deposit', {
  open: async () => {
    const shown = open()
    await userEvent.type(await screen.findByLabelText('Amount'), '500')
    return shown
  },
  submit: 'Continue',
  call: handlers.setInitialFundAmount,
  accepted: () => respond({ amount: 50_000 }),
  done: () => screen.findByText('/fund-account/disclosure'),
  typed: { label: 'Amount', value: '500', isDraft: true },
  refused: { field: 'amount', label: 'Amount' },
})
