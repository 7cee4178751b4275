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

it('The People section links to the form for adding each party that does not exist yet', async () => {
  open()
  expect(await hrefOf('Add Joint account holder')).toBe('/joint-account')
  expect(await hrefOf('Add Beneficiaries')).toBe('/beneficiary/add')
  expect(await hrefOf('Choose Non-profit')).toBe('/non-profit/select')
  const people = within(screen.getByRole('region', { name: 'People' }))
  expect(people.getAllByText('Not added')).toHaveLength(3)
})

it('The People section names each party and links to its screen', async () => {
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

it('The People section shows a joint holder the beneficiaries row without a link', async () => {
  provider.use(handlers.depositor(depositor({ is_primary: false })))
  open()
  expect(await screen.findByText('Beneficiaries')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Beneficiaries/ })).toBeNull()
  expect(screen.queryByText('Joint account holder')).toBeNull()
})

it('The People section marks each row that could not be loaded', async () => {
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
] as const)('The People section is absent for %s', async (_, handler) => {
  provider.use(handler())
  open()
  expect(await screen.findByText('Routing number')).toBeDefined()
  expect(screen.queryByText('Beneficiaries')).toBeNull()
})
