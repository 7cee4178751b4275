import { describeFormContract } from '@coffer/router/form-contract'
import { requestBodies, lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { family, withBeneficiaries, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { provider, show } from '../fake-provider.ts'
import { beneficiaryChanged } from '../results.ts'
import { editScreen } from './edit-screen.tsx'

const open = (id: string) => show('/beneficiary/edit', editScreen, { search: `id=${id}` })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
const retype = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('The Edit screen starts with the current details and saves the edits', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.editBeneficiary, () => respond(family))
  open('lucia')
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Lucía')
  expect(screen.getByLabelText('Street address')).toHaveProperty('value', '12 Harbor Street')
  await retype('Last name', 'Rivera-Soto')
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([
    {
      first_name: 'Lucía',
      last_name: 'Rivera-Soto',
      relationship: 'spouse',
      date_of_birth: '1987-02-11',
      ssn_last_four: '4321',
      email: 'lucia@example.com',
      phone: '6145550188',
      address: {
        address_line1: '12 Harbor Street',
        address_line2: null,
        city: 'Portland',
        state: 'ME',
        postal_code: '04101',
      },
      designation: 'primary',
    },
  ])
  expect(beneficiaryChanged.read()).toMatchObject({ type: 'edited', name: 'Lucía Rivera-Soto' })
})

it('The Edit screen sends the new shares of both groups when the designation changes', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.editBeneficiary, () => respond(family))
  open('mateo')
  await userEvent.click(await screen.findByRole('radio', { name: /Contingent/ }))
  expect(screen.getByText('Lucía Rivera receives 100% as your only primary beneficiary.')).toBeDefined()
  const group = within(screen.getByRole('group', { name: 'Contingent beneficiaries' }))
  await userEvent.click(group.getByRole('button', { name: 'Split evenly' }))
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toMatchObject([
    {
      designation: 'contingent',
      allocations: [
        { uuid: 'lucia', allocation: 100 },
        { uuid: 'trust', allocation: 50 },
        { uuid: 'mateo', allocation: 50 },
      ],
    },
  ])
})

it('The Edit screen sends nothing while the shares of the other group do not add up', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.editBeneficiary)
  open('mateo')
  await userEvent.click(await screen.findByRole('radio', { name: /Contingent/ }))
  await retype('Mateo Rivera', '10')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('The shares must add up to 100%.')
  expect(requestBodies(requests)).toEqual([])
})

it('The Edit screen resets to changes from elsewhere and shows a notice', async () => {
  provider.use(withBeneficiaries())
  open('lucia')
  await retype('Email (optional)', 'new@example.com')
  provider.use(withBeneficiaries([mateo, { ...lucia, phone: '6145550199' }, trust]))
  recordRequests(handlers.editBeneficiary, lostAnswer)
  await save()
  expect(await screen.findByText('Your beneficiaries were updated somewhere else')).toBeDefined()
  expect(screen.getByLabelText('Phone number (optional)')).toHaveProperty('value', '(614) 555-0199')
})

it('The Edit screen redirects to the list for an unknown id', async () => {
  provider.use(withBeneficiaries())
  open('nobody')
  expect(await screen.findByText('/beneficiary/list')).toBeDefined()
})

describeFormContract('The form that changes a beneficiary', {
  open: async () => {
    provider.use(withBeneficiaries())
    const shown = open('lucia')
    await retype('Email (optional)', 'new@example.com')
    return shown
  },
  submit: 'Save changes',
  call: handlers.editBeneficiary,
  accepted: () => respond(family),
  done: () => screen.findByText('/beneficiary/success'),
  typed: { label: 'Email (optional)', value: 'new@example.com' },
  receive: () => provider.use(withBeneficiaries([mateo, { ...lucia, email: 'new@example.com' }, trust])),
  refused: { field: 'email', label: 'Email (optional)' },
})
