import { describeFormContract } from '@coffer/router/form-contract'
import { requestBodies, lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { beneficiary, handlers, respond } from '@coffer/api-client/fakes'
import { rootStore } from '@coffer/session/store'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { family, withBeneficiaries, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { AddScreen } from './add-screen.tsx'
import { beneficiaryChanged } from '../results.ts'

const open = () => show('/beneficiary/add', AddScreen)
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add beneficiary' }))

async function fillIn(): Promise<void> {
  await screen.findByLabelText('First name')
  type('Relationship', 'sibling')
  type('First name', 'Eva')
  type('Last name', 'Rivera')
  type('Month', '02')
  type('Day', '29')
  type('Year', '2000')
}

const eva = beneficiary({
  uuid: 'eva',
  first_name: 'Eva',
  relationship: 'sibling',
  date_of_birth: '2000-02-29',
  allocation: 20,
})
const evasFields = {
  first_name: 'Eva',
  last_name: 'Rivera',
  relationship: 'sibling',
  date_of_birth: '2000-02-29',
  ssn_last_four: null,
  email: null,
  phone: null,
  address: null,
  designation: 'primary',
}

it('The Add screen gives the first beneficiary 100% and sends no shares', async () => {
  provider.use(withBeneficiaries([]))
  const requests = recordRequests(handlers.addBeneficiary, () => respond([{ ...eva, allocation: 100 }]))
  open()
  await fillIn()
  expect(screen.getByText('Eva Rivera receives 100% as your only primary beneficiary.')).toBeDefined()
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([evasFields])
  expect(beneficiaryChanged.read()).toEqual({ type: 'added', name: 'Eva Rivera', count: 1 })
})

it('The Add screen sends the new share of every member of the group', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.addBeneficiary, () => respond([...family, eva]))
  open()
  await fillIn()
  type('Mateo Rivera', '40')
  type('Eva Rivera', '20')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([
    {
      ...evasFields,
      allocations: [
        { uuid: 'mateo', allocation: 40 },
        { uuid: 'lucia', allocation: 40 },
        { uuid: null, allocation: 20 },
      ],
    },
  ])
})

it('The Add screen shows the shares of the chosen group', async () => {
  provider.use(withBeneficiaries())
  open()
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: /Contingent/ }))
  expect(screen.queryByRole('group', { name: 'Primary beneficiaries' })).toBeNull()
  const group = within(screen.getByRole('group', { name: 'Contingent beneficiaries' }))
  expect(group.getAllByRole('textbox')).toHaveLength(2)
})

it('The Add screen reports every missing field at once', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.addBeneficiary)
  open()
  await add()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  for (const problem of [
    'Choose your relationship.',
    'Enter their first name.',
    'Enter their last name. If their ID has only one name, check “They have only one legal name”.',
    'Enter their date of birth.',
    'Enter a share, or 0 for none.',
  ])
    expect(within(summary).getByText(problem)).toBeDefined()
  expect(requestBodies(requests)).toEqual([])
})

it('The Add screen requires a complete address after one is added', async () => {
  provider.use(withBeneficiaries([]))
  const requests = recordRequests(handlers.addBeneficiary, () => respond([eva]))
  open()
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Add an address' }))
  type('Street address', 'PO Box 12')
  await add()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText('Enter a city.')).toBeDefined()
  type('City', 'Portland')
  type('State', 'ME')
  type('ZIP code', '04101')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toMatchObject([
    { address: { address_line1: 'PO Box 12', city: 'Portland', state: 'ME', postal_code: '04101' } },
  ])
})

it('The Add screen requires no date of birth for a trust', async () => {
  provider.use(withBeneficiaries([]))
  const requests = recordRequests(handlers.addBeneficiary, () => respond([trust]))
  open()
  await screen.findByLabelText('First name')
  type('Relationship', 'trust')
  type('Trust name', 'Rivera')
  await add()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText(/Enter the trust type, for example Family Trust/)).toBeDefined()
  type('Trust type', 'Family Trust')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toMatchObject([{ relationship: 'trust', date_of_birth: null }])
})

it('The Add screen restores the draft without the digits of the Social Security number', async () => {
  provider.use(withBeneficiaries())
  const rendered = open()
  await fillIn()
  type('Last 4 digits of Social Security number (optional)', '4321')
  await leaveAndReturn(rendered)
  expect(await screen.findByDisplayValue('Eva')).toBeDefined()
  expect(screen.queryByDisplayValue('4321')).toBeNull()
  expect(JSON.stringify(rootStore.getState())).not.toContain('4321')
})

it('The Add screen offers no form with ten beneficiaries', async () => {
  provider.use(
    withBeneficiaries(Array.from({ length: 10 }, (_, n) => beneficiary({ uuid: String(n), allocation: 10 }))),
  )
  open()
  expect(await screen.findByText(/You have the maximum of 10 beneficiaries/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

describe('a rejection', () => {
  it('The Add screen shows a rejection at its field', async () => {
    provider.use(
      withBeneficiaries([]),
      handlers.addBeneficiary.fails(422, { errors: { date_of_birth: ['Too long ago.'] } }),
    )
    open()
    await fillIn()
    await add()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'Too long ago.' })).toBeDefined()
    expect(screen.getByLabelText('Month').getAttribute('aria-invalid')).toBe('true')
  })

  it('The Add screen shows a rejection at the right field of the address', async () => {
    provider.use(
      withBeneficiaries([]),
      handlers.addBeneficiary.fails(422, { errors: { 'address.postal_code': ['Not in Maine.'] } }),
    )
    open()
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add an address' }))
    type('Street address', 'PO Box 12')
    type('City', 'Portland')
    type('State', 'ME')
    type('ZIP code', '04101')
    await add()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'Not in Maine.' })).toBeDefined()
    expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
  })

  it('The Add screen resets the shares and keeps the person when the list is outdated', async () => {
    provider.use(withBeneficiaries([mateo]))
    open()
    await fillIn()
    type('Mateo Rivera', '80')
    type('Eva Rivera', '20')
    provider.use(
      withBeneficiaries([mateo, lucia]),
      handlers.addBeneficiary.fails(422, { errors: { allocations: ['Someone is missing.'] } }),
    )
    await add()
    expect(await screen.findByText('Your beneficiaries were updated somewhere else')).toBeDefined()
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Eva')
    expect(screen.getByLabelText('Mateo Rivera')).toHaveProperty('value', '60')
    expect(screen.getByLabelText('Lucía Rivera')).toHaveProperty('value', '40')
  })
})

describe('a lost response', () => {
  it('The Add screen sends no second request if the list has the new beneficiary', async () => {
    provider.use(withBeneficiaries([]))
    let isOffline = true
    const requests = recordRequests(handlers.addBeneficiary, () => {
      // The list cannot be loaded either while offline.
      provider.use(
        handlers.beneficiaries.answers(() =>
          isOffline ? Response.error() : respond([{ ...eva, allocation: 100 }]),
        ),
      )
      return lostAnswer()
    })
    open()
    await fillIn()
    await add()
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t confirm this went through')
    isOffline = false
    await add()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
    expect(requests).toHaveLength(1)
  })

  it('The Add screen reports success if a retry is rejected but the list has the new beneficiary', async () => {
    provider.use(withBeneficiaries([]))
    recordRequests(handlers.addBeneficiary, () => {
      provider.use(withBeneficiaries([{ ...eva, allocation: 100 }]))
      return respond(null, { code: 422, errors: { allocations: ['Someone is missing.'] } })
    })
    open()
    await fillIn()
    await add()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  })
})

describeFormContract('The form for a new beneficiary', {
  open: async () => {
    provider.use(withBeneficiaries([]))
    const shown = open()
    await fillIn()
    return shown
  },
  submit: 'Add beneficiary',
  call: handlers.addBeneficiary,
  accepted: () => respond([{ ...eva, allocation: 100 }]),
  done: () => screen.findByText('/beneficiary/success'),
  typed: { label: 'First name', value: 'Eva', isDraft: true },
  refused: { field: 'first_name', label: 'First name' },
})
