import { handlers, respond } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { storedText } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { pendingAccount } from '../example-accounts.ts'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { BankingInformationScreen } from './banking-information-screen.tsx'

const path = '/manual-funding/banking-information'
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send two small deposits' }))

async function fillIn() {
  await userEvent.type(await screen.findByLabelText('Routing number'), '021000021')
  await userEvent.type(screen.getByLabelText('Account number'), '000123456789')
  await userEvent.type(screen.getByLabelText('Confirm account number'), '000123456789')
}

it('The Banking information screen shows the bank and the depositor’s name and sends the numbers', async () => {
  provideApplication('confirmed')
  const sent: unknown[] = []
  provider.use(
    handlers.linkManually.answers(async (request) => {
      sent.push(await request.json())
      provideApplication('bank', [pendingAccount()])
      return respond({ uuid: 'a', status: 'VERIFICATION_PENDING', microdeposits_expected_by: '2026-11-24' })
    }),
  )
  show(path, BankingInformationScreen)
  expect(await screen.findByLabelText('Name on the account')).toHaveProperty('value', 'Ada Rivera')
  await fillIn()
  expect(screen.getByText('This is JPMorgan Chase.')).toBeDefined()
  await submit()
  expect(await screen.findByText('/manual-funding/microdeposits/sent')).toBeDefined()
  expect(sent).toEqual([
    {
      account_type: 'checking',
      routing_number: '021000021',
      account_number: '000123456789',
      account_number_confirmation: '000123456789',
      holder_name: 'Ada Rivera',
    },
  ])
})

it('The Banking information screen shows the error of each field without a request', async () => {
  provideApplication('confirmed')
  show(path, BankingInformationScreen)
  await userEvent.type(await screen.findByLabelText('Routing number'), '123456789')
  await submit()
  const summary = (await screen.findByRole('alert')).textContent
  expect(summary).toContain('That isn’t a valid routing number. Check it in')
  expect(summary).toContain('Enter the account number.')
})

it('The Banking information screen never stores the numbers', async () => {
  provideApplication('confirmed')
  show(path, BankingInformationScreen)
  await fillIn()
  expect(storedText()).not.toMatch(/021000021|000123456789/)
})

describeFormContract('The form for bank details', {
  open: async () => {
    provideApplication('confirmed')
    const shown = show(path, BankingInformationScreen)
    await fillIn()
    return shown
  },
  submit: 'Send two small deposits',
  call: handlers.linkManually,
  accepted: () => {
    provideApplication('bank', [pendingAccount()])
    return respond({ uuid: 'a', status: 'VERIFICATION_PENDING', microdeposits_expected_by: '2026-11-24' })
  },
  done: () => screen.findByText('/manual-funding/microdeposits/sent'),
  typed: { label: 'Account number', value: '000123456789' },
  refused: { field: 'routing_number', label: 'Routing number' },
})
