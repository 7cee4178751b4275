import { requestBodies, lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { beneficiary, handlers, respond } from '@coffer/api-client/fakes'
import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { family, withBeneficiaries, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { UpdateAllocationsScreen } from './update-allocations-screen.tsx'
import { beneficiaryChanged } from '../results.ts'

const open = () => show('/beneficiary/update-allocations', UpdateAllocationsScreen)
const share = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save shares' }))

async function retype(name: string, text: string): Promise<void> {
  await userEvent.clear(await share(name))
  if (text !== '') await userEvent.type(await share(name), text)
}

const even = [{ ...mateo, allocation: 50 }, { ...lucia, allocation: 50 }, trust]

it('The Edit shares screen updates the total during typing and saves shares that add up', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.updateAllocations, () => respond(even))
  open()
  await retype('Mateo Rivera', '50')
  const group = within(screen.getByRole('group', { name: 'Primary beneficiaries' }))
  expect(group.getByRole('status').textContent).toBe('Total 90%, 10% left to assign')
  await retype('Lucía Rivera', '70')
  expect(group.getByRole('status').textContent).toBe('Total 120%, 20% over')
  await retype('Lucía Rivera', '50')
  expect(group.getByRole('status').textContent).toBe('Total 100%')
  await save()
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([
    {
      allocations: [
        { uuid: 'mateo', allocation: 50 },
        { uuid: 'lucia', allocation: 50 },
      ],
    },
  ])
  expect(beneficiaryChanged.read()).toEqual({ type: 'shares', name: null, count: 3 })
})

it('The Edit shares screen sends nothing while shares do not add up, and reports it at the group', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.updateAllocations)
  open()
  await retype('Mateo Rivera', '59')
  await save()
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  await userEvent.click(within(summary).getByRole('link', { name: 'The shares must add up to 100%.' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Primary beneficiaries' }))
  expect(requestBodies(requests)).toEqual([])
})

it('The Edit shares screen requires a share for every member', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.updateAllocations)
  open()
  await retype('Mateo Rivera', '')
  await retype('Lucía Rivera', '140')
  await save()
  const summary = within(await screen.findByRole('alert'))
  expect(summary.getByText('Enter a share, or 0 for none.')).toBeDefined()
  expect(summary.getByText('Enter a share up to 100%.')).toBeDefined()
  expect(requestBodies(requests)).toEqual([])
})

it('The Edit shares screen splits evenly and gives the first member the remaining percent', async () => {
  provider.use(
    withBeneficiaries([mateo, lucia, beneficiary({ uuid: 'eva', first_name: 'Eva', allocation: 0 })]),
  )
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Split evenly' }))
  expect((await share('Mateo Rivera')).value).toBe('34')
  expect((await share('Lucía Rivera')).value).toBe('33')
  expect((await share('Eva Rivera')).value).toBe('33')
})

it('The Edit shares screen names sole members without fields for them', async () => {
  provider.use(withBeneficiaries([mateo, trust]))
  open()
  expect(
    await screen.findByText('Mateo Rivera receives 100% as your only primary beneficiary.'),
  ).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save shares' })).toBeNull()
})

it('The Edit shares screen restores the draft', async () => {
  provider.use(withBeneficiaries())
  const rendered = open()
  await retype('Mateo Rivera', '55')
  await leaveAndReturn(rendered)
  expect((await share('Mateo Rivera')).value).toBe('55')
})

describe('a rejection', () => {
  it('The Edit shares screen shows a rejection of all shares at the group', async () => {
    provider.use(withBeneficiaries())
    recordRequests(handlers.updateAllocations, () =>
      respond(null, { code: 422, errors: { allocations: ['They come to 99.'] } }),
    )
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    const summary = within(await screen.findByRole('alert'))
    expect(summary.getByRole('link', { name: 'They come to 99.' })).toBeDefined()
  })

  it('The Edit shares screen shows the provider’s message when it rejects a joint holder', async () => {
    provider.use(
      withBeneficiaries(),
      handlers.updateAllocations.fails(403, { message: 'Only the primary one.' }),
    )
    open()
    await save()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Nothing was changed')
    expect(alert.textContent).toContain('Only the primary one.')
  })

  it('The Edit shares screen resets to a new list with a notice when its list is outdated', async () => {
    provider.use(withBeneficiaries())
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    provider.use(
      withBeneficiaries([...family, beneficiary({ uuid: 'eva', first_name: 'Eva', allocation: 0 })]),
      handlers.updateAllocations.fails(422, { errors: { allocations: ['Someone is missing.'] } }),
    )
    await save()
    expect(await screen.findByText('Your beneficiaries were updated somewhere else')).toBeDefined()
    expect((await share('Eva Rivera')).value).toBe('0')
    expect((await share('Mateo Rivera')).value).toBe('60')
  })
})

it('The Edit shares screen resets with a notice when the list changes elsewhere', async () => {
  provider.use(withBeneficiaries())
  const { queryClient } = open()
  await share('Mateo Rivera')
  provider.use(withBeneficiaries(even))
  await act(() => queryClient.invalidateQueries({ queryKey: beneficiariesQuery().queryKey }))
  expect(await screen.findByText('Your beneficiaries were updated somewhere else')).toBeDefined()
  expect((await share('Lucía Rivera')).value).toBe('50')
})

describe('a lost response', () => {
  it('The Edit shares screen reports success after a lost response if the list has the new shares', async () => {
    provider.use(withBeneficiaries())
    recordRequests(handlers.updateAllocations, () => {
      provider.use(withBeneficiaries(even))
      return lostAnswer()
    })
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  })

  it('The Edit shares screen keeps its input after a lost response if the list lacks the new shares', async () => {
    provider.use(withBeneficiaries())
    const requests = recordRequests(handlers.updateAllocations, lostAnswer, () => respond(even))
    open()
    await retype('Mateo Rivera', '50')
    await retype('Lucía Rivera', '50')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('We checked, and nothing came through.')
    expect((await share('Mateo Rivera')).value).toBe('50')
    await save()
    expect(await screen.findByText('/beneficiary/success')).toBeDefined()
    expect(requests).toHaveLength(2)
  })
})
