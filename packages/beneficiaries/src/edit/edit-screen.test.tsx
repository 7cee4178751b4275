import { respond } from '@coffer/api-client/fakes'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lost, recorded } from '../changing/recorded.ts'
import { family, knows, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { provider, show } from '../fake-provider.ts'
import { beneficiaryChanged } from '../results.ts'
import { editScreen } from './edit-screen.tsx'

const open = (id: string) => show('/beneficiary/edit', editScreen, { search: `id=${id}` })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
const retype = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('begins with what is known, and saves what is changed', async () => {
  provider.use(knows())
  const sent = recorded('editBeneficiary', () => respond(family))
  open('lucia')
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Lucía')
  expect(screen.getByLabelText('Street address')).toHaveProperty('value', '12 Harbor Street')
  await retype('Last name', 'Rivera-Soto')
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([
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
  expect(beneficiaryChanged.read()).toMatchObject({ what: 'edited', name: 'Lucía Rivera-Soto' })
})

it('whoever changes groups comes with the shares of both', async () => {
  provider.use(knows())
  const sent = recorded('editBeneficiary', () => respond(family))
  open('mateo')
  await userEvent.click(await screen.findByRole('radio', { name: /contingent/ }))
  expect(screen.getByText('Lucía Rivera receives 100% as the only primary beneficiary.')).toBeDefined()
  const group = within(screen.getByRole('group', { name: 'Contingent beneficiaries' }))
  await userEvent.click(group.getByRole('button', { name: 'Split evenly' }))
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toMatchObject([
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

it('shares that do not add up in the other group are not sent', async () => {
  provider.use(knows())
  const sent = recorded('editBeneficiary')
  open('mateo')
  await userEvent.click(await screen.findByRole('radio', { name: /contingent/ }))
  await retype('Mateo Rivera', '10')
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('The shares must add up to 100%.')
  expect(sent).toEqual([])
})

it('a lost answer to a change that was made is no failure', async () => {
  provider.use(knows())
  const sent = recorded('editBeneficiary', () => {
    provider.use(knows([mateo, { ...lucia, email: 'new@example.com' }, trust]))
    return lost()
  })
  open('lucia')
  await retype('Email address (optional)', 'New@Example.com')
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toHaveLength(1)
})

it('what was changed elsewhere meanwhile is told, and shown', async () => {
  provider.use(knows())
  open('lucia')
  await retype('Email address (optional)', 'new@example.com')
  provider.use(knows([mateo, { ...lucia, phone: '6145550199' }, trust]))
  recorded('editBeneficiary', lost)
  await save()
  expect(await screen.findByText('Your beneficiaries changed meanwhile')).toBeDefined()
  expect(screen.getByLabelText('Phone number (optional)')).toHaveProperty('value', '(614) 555-0199')
})

it('an unknown one leads to the list', async () => {
  provider.use(knows())
  open('nobody')
  expect(await screen.findByText('/beneficiary/list')).toBeDefined()
})
