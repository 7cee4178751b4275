import { beneficiary, depositor, handlers, jointHolder, nonProfit } from '@coffer/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { applicant, viewOnly } from '../example-people.ts'
import { provider, show } from '../fake-provider.ts'
import { MyAccountScreen } from './my-account-screen.tsx'

const open = () => show('/my-account', MyAccountScreen)
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

beforeEach(() =>
  provider.use(
    handlers.beneficiaries([]),
    handlers.selectedNonProfit.fails(400, { message: 'None is selected.' }),
  ),
)

it('links to the first form of each where there is none yet', async () => {
  open()
  expect(await hrefOf('Add Joint account holder')).toBe('/joint-account')
  expect(await hrefOf('Add Beneficiaries')).toBe('/beneficiary/add')
  expect(await hrefOf('Choose Non-profit')).toBe('/non-profit/select')
  const people = within(screen.getByRole('region', { name: 'People' }))
  expect(people.getAllByText('Not added')).toHaveLength(3)
})

it('names each, with a link to its screen', async () => {
  provider.use(
    handlers.jointHolder(jointHolder()),
    handlers.beneficiaries([beneficiary(), beneficiary({ uuid: 'b' })]),
    handlers.selectedNonProfit(nonProfit({ name: 'Harbor Food Bank' })),
  )
  open()
  expect(await hrefOf('View Joint account holder')).toBe('/joint-account/account-holder')
  expect(await hrefOf('View Beneficiaries')).toBe('/beneficiary/list')
  expect(screen.getByText('2 people')).toBeDefined()
  expect(await screen.findByText('Harbor Food Bank')).toBeDefined()
})

it('shows a joint holder the beneficiaries without a link', async () => {
  provider.use(handlers.depositor(depositor({ is_primary: false })))
  open()
  expect(await screen.findByText('Beneficiaries')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Beneficiaries/ })).toBeNull()
  expect(screen.queryByText('Joint account holder')).toBeNull()
})

it('reports what could not be loaded in its row', async () => {
  provider.use(
    handlers.jointHolder.fails(500),
    handlers.beneficiaries.fails(403),
    handlers.selectedNonProfit.fails(500),
  )
  open()
  await waitFor(() => expect(screen.getAllByText('Not available right now')).toHaveLength(3))
})

it.each([
  ['an applicant', applicant],
  ['VIEW_ONLY', viewOnly],
] as const)('is left out for %s', async (_, handler) => {
  provider.use(handler())
  open()
  expect(await screen.findByText('Routing number')).toBeDefined()
  expect(screen.queryByText('Beneficiaries')).toBeNull()
})
