import { requestBodies, lostAnswer, recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { family, withBeneficiaries, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { provider, show } from '../fake-provider.ts'
import { beneficiaryChanged } from '../results.ts'
import { removeScreen } from './remove-screen.tsx'

const open = (id: string) => show('/beneficiary/remove', removeScreen, { search: `id=${id}` })
const remove = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }))
const eva = { ...lucia, uuid: 'eva', first_name: 'Eva', allocation: 20 }
const three = [{ ...mateo, allocation: 40 }, lucia, eva]

it('The Remove screen proposes proportional shares for the others and removes in one step', async () => {
  provider.use(withBeneficiaries(three))
  const requests = recordRequests(handlers.removeAndReallocate, () => respond([lucia, eva]))
  open('mateo')
  expect(await screen.findByRole('heading', { name: 'Remove Mateo Rivera?' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Lucía Rivera' })).toHaveProperty('value', '67')
  expect(screen.getByRole('textbox', { name: 'Eva Rivera' })).toHaveProperty('value', '33')
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([
    {
      identifier: 'mateo',
      allocations: [
        { uuid: 'lucia', allocation: 67 },
        { uuid: 'eva', allocation: 33 },
      ],
    },
  ])
  expect(beneficiaryChanged.read()).toEqual({ type: 'removed', name: 'Mateo Rivera', count: 2 })
})

it('The Remove screen sends nothing while the remaining shares do not add up', async () => {
  provider.use(withBeneficiaries(three))
  const requests = recordRequests(handlers.removeAndReallocate)
  open('mateo')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Eva Rivera' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Eva Rivera' }), '30')
  await remove('Mateo Rivera')
  expect((await screen.findByRole('alert')).textContent).toContain('The shares must add up to 100%.')
  expect(requestBodies(requests)).toEqual([])
})

it('The Remove screen gives the only remaining member 100%', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.removeAndReallocate, () => respond([lucia, trust]))
  open('mateo')
  expect(
    await screen.findByText('Lucía Rivera receives 100% as your only primary beneficiary.'),
  ).toBeDefined()
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([
    { identifier: 'mateo', allocations: [{ uuid: 'lucia', allocation: 100 }] },
  ])
})

it('The Remove screen sends no shares when it removes the only member of a group', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.removeBeneficiary, () => respond(null))
  open('trust')
  expect(await screen.findByText(/They won’t be able to receive this account, and/)).toBeDefined()
  await remove('Rivera Family Trust')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requestBodies(requests)).toEqual([{ identifier: 'trust' }])
  expect(beneficiaryChanged.read()).toMatchObject({ count: 2 })
})

it('The Remove screen reports success after a lost response if the list no longer has the beneficiary', async () => {
  provider.use(withBeneficiaries())
  const requests = recordRequests(handlers.removeAndReallocate, () => {
    provider.use(withBeneficiaries([{ ...lucia, allocation: 100 }, trust]))
    return lostAnswer()
  })
  open('mateo')
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(requests).toHaveLength(1)
})

it('The Remove screen reports a beneficiary that was removed elsewhere', async () => {
  provider.use(withBeneficiaries(family))
  const { queryClient } = open('mateo')
  await screen.findByRole('button', { name: 'Remove Mateo Rivera' })
  // Otherwise a refetch of the list would report it before the press.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  provider.use(withBeneficiaries([lucia, trust]), handlers.removeAndReallocate.fails(404))
  await remove('Mateo Rivera')
  expect(await screen.findByText('Mateo Rivera is no longer a beneficiary')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Back to your beneficiaries' }).length).toBeGreaterThan(0)
})

it('The Remove screen redirects to the list for an unknown id', async () => {
  provider.use(withBeneficiaries())
  open('nobody')
  expect(await screen.findByText('/beneficiary/list')).toBeDefined()
})
