import { handlers, respond } from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { lost, recorded } from '../changing/recorded.ts'
import { family, knows, lucia, mateo, trust } from '../example-beneficiaries.ts'
import { provider, show } from '../fake-provider.ts'
import { beneficiaryChanged } from '../results.ts'
import { removeScreen } from './remove-screen.tsx'

const open = (id: string) => show('/beneficiary/remove', removeScreen, { search: `id=${id}` })
const remove = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Remove ${name}` }))
const eva = { ...lucia, uuid: 'eva', first_name: 'Eva', allocation: 20 }
const three = [{ ...mateo, allocation: 40 }, lucia, eva]

it('asks, proposes the others’ shares in proportion, and removes in one step', async () => {
  provider.use(knows(three))
  const sent = recorded('removeAndReallocate', () => respond([lucia, eva]))
  open('mateo')
  expect(await screen.findByRole('heading', { name: 'Remove Mateo Rivera?' })).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Lucía Rivera' })).toHaveProperty('value', '67')
  expect(screen.getByRole('textbox', { name: 'Eva Rivera' })).toHaveProperty('value', '33')
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([
    {
      identifier: 'mateo',
      allocations: [
        { uuid: 'lucia', allocation: 67 },
        { uuid: 'eva', allocation: 33 },
      ],
    },
  ])
  expect(beneficiaryChanged.read()).toEqual({ what: 'removed', name: 'Mateo Rivera', count: 2 })
})

it('is not sent while those who stay do not add up', async () => {
  provider.use(knows(three))
  const sent = recorded('removeAndReallocate')
  open('mateo')
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Eva Rivera' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Eva Rivera' }), '30')
  await remove('Mateo Rivera')
  expect((await screen.findByRole('alert')).textContent).toContain('The shares must add up to 100%.')
  expect(sent).toEqual([])
})

it('who stays alone receives all of it', async () => {
  provider.use(knows())
  const sent = recorded('removeAndReallocate', () => respond([lucia, trust]))
  open('mateo')
  expect(await screen.findByText('Lucía Rivera receives 100% as the only primary beneficiary.')).toBeDefined()
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([{ identifier: 'mateo', allocations: [{ uuid: 'lucia', allocation: 100 }] }])
})

it('the only one of a group is removed without shares', async () => {
  provider.use(knows())
  const sent = recorded('removeBeneficiary', () => respond(null))
  open('trust')
  expect(await screen.findByText(/it will have no contingent beneficiary left\./)).toBeDefined()
  await remove('Rivera Family Trust')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toEqual([{ identifier: 'trust' }])
  expect(beneficiaryChanged.read()).toMatchObject({ count: 2 })
})

it('a lost answer to a removal that was made is no failure', async () => {
  provider.use(knows())
  const sent = recorded('removeAndReallocate', () => {
    provider.use(knows([{ ...lucia, allocation: 100 }, trust]))
    return lost()
  })
  open('mateo')
  await remove('Mateo Rivera')
  expect(await screen.findByText('/beneficiary/success')).toBeDefined()
  expect(sent).toHaveLength(1)
})

it('one who was removed elsewhere is told to be gone', async () => {
  provider.use(knows(family))
  open('mateo')
  await screen.findByRole('button', { name: 'Remove Mateo Rivera' })
  provider.use(knows([lucia, trust]), handlers.removeAndReallocate.fails(404))
  await remove('Mateo Rivera')
  expect(await screen.findByText('Mateo Rivera isn’t one of your beneficiaries any more')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Back to your beneficiaries' }).length).toBeGreaterThan(0)
})

it('an unknown one leads to the list', async () => {
  provider.use(knows())
  open('nobody')
  expect(await screen.findByText('/beneficiary/list')).toBeDefined()
})
