import { describeFormContract } from '@coffer/router/form-contract'
import { recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bicycle, four, kitchen, mondayMorning, exampleOverview, rainy, withGoals } from '../example-goals.ts'
import { provider, show } from '../../fake-provider.ts'
import { EditScreen } from './edit-screen.tsx'

const open = (uuid: string) => show('/goals/$uuid/edit', EditScreen, { params: { uuid } })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
const rename = async (name: string) => {
  const field = await screen.findByLabelText('Name')
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withGoals(four, { archived: [bicycle] }))
})
afterEach(() => {
  vi.useRealTimers()
})

const loft = { ...kitchen, name: 'Loft' }

it('The edit goal screen begins with the goal’s values, and saves the change', async () => {
  const sent = recordRequests(handlers.changeGoal, () => respond(exampleOverview([rainy, loft])))
  open('kitchen')
  expect(await screen.findByRole('heading', { name: 'Edit New kitchen' })).toBeDefined()
  expect(screen.getByLabelText('Target')).toHaveProperty('value', '9,000.00')
  expect(screen.getByLabelText('Percent of each deposit')).toHaveProperty('value', '10')
  await rename('Loft')
  await save()
  expect(await screen.findByText('/goals/$uuid')).toBeDefined()
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [
      '/goals/kitchen',
      {
        kind: 'target',
        name: 'Loft',
        picture: 'home',
        target_cents: 900_000,
        target_date: null,
        is_protected: false,
        fill_percent: 10,
        fill_cents: null,
      },
    ],
  ])
  expect(toasts.read().message).toBe('Changes saved')
})

it('The edit goal screen reports that the other holder has archived the goal', async () => {
  recordRequests(handlers.changeGoal, () => {
    provider.use(...withGoals([rainy], { archived: [{ ...kitchen, archived_on: '2026-11-23' }] }))
    return respond(null, { code: 409, errors: { goal: ['This goal is archived.'] } })
  })
  open('kitchen')
  await rename('Loft')
  await save()
  expect(await screen.findByText('This goal is archived and can’t be changed.')).toBeDefined()
})

it('The edit goal screen has no form for an archived goal', async () => {
  open('bicycle')
  expect(await screen.findByText('This goal is archived and can’t be changed.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

describeFormContract('The form that changes a goal', {
  open: async () => {
    const shown = open('kitchen')
    await rename('Loft')
    return shown
  },
  submit: 'Save changes',
  call: handlers.changeGoal,
  accepted: () => respond(exampleOverview([rainy, loft])),
  done: () => screen.findByText('/goals/$uuid'),
  typed: { label: 'Name', value: 'Loft' },
  receive: () => provider.use(...withGoals([rainy, loft])),
  refused: { field: 'name', label: 'Name' },
})
