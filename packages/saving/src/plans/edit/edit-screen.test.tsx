import { describeFormContract } from '@coffer/router/form-contract'
import { recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ended, mondayMorning, monthly, exampleOverview, twice, withPlans } from '../example-plans.ts'
import { provider, show } from '../../fake-provider.ts'
import { EditScreen } from './edit-screen.tsx'

const open = (uuid: string) => show('/plans/$uuid/edit', EditScreen, { params: { uuid } })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save changes' }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: mondayMorning })
  provider.use(...withPlans([monthly, twice], { ended: [ended] }))
})
afterEach(() => {
  vi.useRealTimers()
})

it('The edit plan screen sends only changed fields, so that the dates keep their first day', async () => {
  const sent = recordRequests(handlers.changePlan, () => respond(exampleOverview([monthly, twice])))
  open('twice')
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '120' } })
  await save()
  await waitFor(() => expect(toasts.read().message).toBe('Changes saved'))
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/plans/twice', { amount: 12_000 }]])
})

it('The edit plan screen shows the second day of the month, and sends the date fields together', async () => {
  const sent = recordRequests(handlers.changePlan, () => respond(exampleOverview([monthly, twice])))
  open('twice')
  expect(await screen.findByDisplayValue('2026-12-15')).toBeDefined()
  expect(screen.getByLabelText('Second day of the month')).toHaveProperty('value', '1')
  fireEvent.change(screen.getByLabelText('Next deposit'), { target: { value: '2026-12-20' } })
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({ start_date: '2026-12-20', frequency: 'twice_monthly', second_day: 1 })
})

it('The edit plan screen shows the moved date of the next deposit, and keeps it on other changes', async () => {
  const [first, ...others] = monthly.upcoming
  const upcoming = first ? [{ ...first, moved_to: '2026-12-04' }, ...others] : []
  provider.use(...withPlans([{ ...monthly, upcoming }]))
  const sent = recordRequests(handlers.changePlan, () => respond(exampleOverview([monthly])))
  open('monthly')
  expect(await screen.findByDisplayValue('2026-12-01')).toBeDefined()
  expect(screen.getByText(/^Moved to Dec 4, 2026. Another date here changes/)).toBeDefined()
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '120' } })
  await save()
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ amount: 12_000 }]))
})

it('The edit plan screen explains that a plan has ended', async () => {
  open('ended')
  expect(await screen.findByText('This plan has ended and can’t be changed.')).toBeDefined()
})

it('The edit plan screen explains that a plan is unknown', async () => {
  open('unknown')
  expect(await screen.findByText('We couldn’t find this plan')).toBeDefined()
})

describeFormContract('The form that changes a plan', {
  open: async () => {
    const shown = open('twice')
    fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '120' } })
    return shown
  },
  submit: 'Save changes',
  call: handlers.changePlan,
  accepted: () => respond(exampleOverview([monthly, twice])),
  done: () => screen.findByText('/plans'),
  typed: { label: 'Amount', value: '120' },
  refused: { field: 'amount', label: 'Amount' },
})
