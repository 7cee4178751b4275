import { beneficiary, handlers, respond } from '@coffer/api-client/fakes'
import { rootStore } from '@coffer/session/store'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lost, recorded } from '../changing/recorded.ts'
import { family, knows, lucia, mateo, trust } from '../example-beneficiaries.ts'
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

it('the first one receives all of it, and no shares are sent', async () => {
  provider.use(knows([]))
  const sent = recorded('addBeneficiary', () => respond([{ ...eva, allocation: 100 }]))
  open()
  await fillIn()
  expect(screen.getByText('Eva Rivera receives 100% as the only primary beneficiary.')).toBeDefined()
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([evasFields])
  expect(beneficiaryChanged.read()).toEqual({ what: 'added', name: 'Eva Rivera', count: 1 })
})

it('who joins others comes with everybody’s new share', async () => {
  provider.use(knows())
  const sent = recorded('addBeneficiary', () => respond([...family, eva]))
  open()
  await fillIn()
  type('Mateo Rivera', '40')
  type('Eva Rivera', '20')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([
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

it('the shares that are asked for are those of the group that is chosen', async () => {
  provider.use(knows())
  open()
  await fillIn()
  await userEvent.click(screen.getByRole('radio', { name: /contingent/ }))
  expect(screen.queryByRole('group', { name: 'Primary beneficiaries' })).toBeNull()
  const group = within(screen.getByRole('group', { name: 'Contingent beneficiaries' }))
  expect(group.getAllByRole('textbox')).toHaveLength(2)
})

it('says everything that is missing at once', async () => {
  provider.use(knows())
  const sent = recorded('addBeneficiary')
  open()
  await add()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  for (const problem of [
    'Choose what they are to you.',
    'Enter their first name.',
    'Enter their last name.',
    'Enter their date of birth.',
    'Enter a share, 0 for none.',
  ])
    expect(within(summary).getByText(problem)).toBeDefined()
  expect(sent).toEqual([])
})

it('an address is asked for whole, once it is to be added', async () => {
  provider.use(knows([]))
  const sent = recorded('addBeneficiary', () => respond([eva]))
  open()
  await fillIn()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Add their address' }))
  type('Street address', 'PO Box 12')
  await add()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText('Enter a city.')).toBeDefined()
  type('City', 'Portland')
  type('State', 'ME')
  type('ZIP code', '04101')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toMatchObject([
    { address: { address_line1: 'PO Box 12', city: 'Portland', state: 'ME', postal_code: '04101' } },
  ])
})

it('a trust has no day to give', async () => {
  provider.use(knows([]))
  const sent = recorded('addBeneficiary', () => respond([trust]))
  open()
  await screen.findByLabelText('First name')
  type('Relationship', 'trust')
  type('Name of the trust', 'Rivera')
  await add()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText(/Enter what kind of trust it is/)).toBeDefined()
  type('Kind of trust', 'Family Trust')
  await add()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toMatchObject([{ relationship: 'trust', date_of_birth: null }])
})

it('keeps what was typed, but for the digits of the Social Security number', async () => {
  provider.use(knows())
  const rendered = open()
  await fillIn()
  type('Last four digits of the Social Security number (optional)', '4321')
  await leaveAndReturn(rendered)
  expect(await screen.findByDisplayValue('Eva')).toBeDefined()
  expect(screen.queryByDisplayValue('4321')).toBeNull()
  expect(JSON.stringify(rootStore.getState())).not.toContain('4321')
})

it('ten are all there can be', async () => {
  provider.use(knows(Array.from({ length: 10 }, (_, n) => beneficiary({ uuid: String(n), allocation: 10 }))))
  open()
  expect(await screen.findByText(/An account has at most 10 beneficiaries/)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

describe('what is refused', () => {
  it('by field: said beside the field', async () => {
    provider.use(
      knows([]),
      handlers.addBeneficiary.fails(422, { errors: { date_of_birth: ['Too long ago.'] } }),
    )
    open()
    await fillIn()
    await add()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'Too long ago.' })).toBeDefined()
    expect(screen.getByLabelText('Month').getAttribute('aria-invalid')).toBe('true')
  })

  it('as the list grew meanwhile: told, with the person kept', async () => {
    provider.use(knows([mateo]))
    open()
    await fillIn()
    type('Mateo Rivera', '80')
    type('Eva Rivera', '20')
    provider.use(
      knows([mateo, lucia]),
      handlers.addBeneficiary.fails(422, { errors: { allocations: ['Someone is missing.'] } }),
    )
    await add()
    expect(await screen.findByText('Your beneficiaries changed meanwhile')).toBeDefined()
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Eva')
    expect(screen.getByLabelText('Mateo Rivera')).toHaveProperty('value', '60')
    expect(screen.getByLabelText('Lucía Rivera')).toHaveProperty('value', '40')
  })
})

describe('a lost answer', () => {
  it('adds nobody twice: who is there already is not sent again', async () => {
    provider.use(knows([]))
    let isOffline = true
    const sent = recorded('addBeneficiary', () => {
      // The list can't be asked either, until later.
      provider.use(
        handlers.beneficiaries.answers(() =>
          isOffline ? Response.error() : respond([{ ...eva, allocation: 100 }]),
        ),
      )
      return lost()
    })
    open()
    await fillIn()
    await add()
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t tell whether this arrived')
    isOffline = false
    await add()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
    expect(sent).toHaveLength(1)
  })

  it('nor is refused what the browser itself sent twice', async () => {
    provider.use(knows([]))
    recorded('addBeneficiary', () => {
      provider.use(knows([{ ...eva, allocation: 100 }]))
      return respond(null, { code: 422, errors: { allocations: ['Someone is missing.'] } })
    })
    open()
    await fillIn()
    await add()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  })
})
