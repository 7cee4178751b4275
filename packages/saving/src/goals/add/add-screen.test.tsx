import { describeFormContract } from '@coffer/router/form-contract'
import { recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { four, lisbon, mondayMorning, exampleOverview, rainy, withGoals } from '../example-goals.ts'
import { provider, show } from '../../fake-provider.ts'
import { AddScreen } from './add-screen.tsx'

const open = (search = '') => show('/goals/add', AddScreen, { search })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add goal' }))

const piano = {
  ...lisbon,
  uuid: 'piano',
  name: 'Piano',
  picture: 'music' as const,
  saved_cents: 10_000,
  target_cents: 600_000,
  target_date: '2027-11-23',
  fill_percent: 20,
  fill_cents: null,
}
const added = () => respond({ uuid: 'piano', overview: exampleOverview([...four, piano]) }, { code: 201 })

async function fillIn(): Promise<void> {
  await choose('Music')
  type('Name', 'Piano')
  type('Target', '6,000')
  type('Target date', '2027-11-23')
  type('Assign now (optional)', '100')
  await choose('A percent')
  type('Percent of each deposit', '20')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withGoals())
})
afterEach(() => {
  vi.useRealTimers()
})

it('The add goal screen adds a goal and opens it', async () => {
  const sent = recordRequests(handlers.addGoal, added)
  open()
  await fillIn()
  expect(screen.getByText('Save about $492 a month to have it by Nov 23, 2027.')).toBeDefined()
  await add()
  expect(await screen.findByText('/goals/$uuid')).toBeDefined()
  expect(toasts.read().message).toBe('Piano added')
  expect(sent).toMatchObject([
    {
      path: '/goals',
      body: {
        kind: 'target_by_date',
        name: 'Piano',
        picture: 'music',
        target_cents: 600_000,
        target_date: '2027-11-23',
        is_protected: false,
        fill_percent: 20,
        fill_cents: null,
        amount: 10_000,
      },
    },
  ])
})

it('The add goal screen has the fields of the chosen kind', async () => {
  open()
  await choose(/Rainy-day money/)
  expect(screen.queryByLabelText('Target')).toBeNull()
  await choose(/A yearly bill/)
  expect(screen.getByLabelText('Next due date')).toBeDefined()
  await choose(/A target An amount/)
  expect(screen.queryByLabelText('Next due date')).toBeNull()
  expect(screen.getByLabelText('Target')).toBeDefined()
})

it.each([
  ['travel', 'Travel', 'Travel', /A target by a date/],
  ['umbrella', 'Rainy-day money', 'Umbrella', /Rainy-day money/],
])(
  'The add goal screen begins with the suggestion in the search: %s',
  async (suggested, name, picture, kind) => {
    open(`for=${suggested}`)
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', name)
    expect(screen.getByRole('radio', { name: picture })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: kind })).toHaveProperty('checked', true)
  },
)

it('The add goal screen begins empty if the suggestion does not exist', async () => {
  open('for=yacht')
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', '')
})

it('The add goal screen reports all errors at once and sends nothing', async () => {
  const sent = recordRequests(handlers.addGoal)
  open()
  await choose('A percent')
  type('Percent of each deposit', '95')
  await add()
  const summary = within(await screen.findByRole('alert'))
  for (const problem of ['Enter a name.', 'Enter an amount.', 'Choose a date.', /Enter 90% or less/])
    expect(summary.getByText(problem)).toBeDefined()
  expect(sent).toEqual([])
})

it('The add goal screen has no form once there are 20 goals', async () => {
  provider.use(...withGoals(Array.from({ length: 20 }, (_, n) => ({ ...rainy, uuid: String(n) }))))
  open()
  expect(await screen.findByText(/You have 20 goals/)).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('The add goal screen reports that the goals failed to load', async () => {
  provider.use(handlers.goals.fails(403, { message: 'Not for you.' }))
  open()
  expect(await screen.findByText('Not for you.')).toBeDefined()
})

describeFormContract('The form for a new goal', {
  open: async () => {
    const shown = open()
    await fillIn()
    return shown
  },
  submit: 'Add goal',
  call: handlers.addGoal,
  accepted: added,
  done: () => screen.findByText('/goals/$uuid'),
  typed: { label: 'Name', value: 'Piano', isDraft: true },
  receive: () => provider.use(...withGoals([...four, piano])),
  refused: { field: 'target_date', label: 'Target date' },
})
