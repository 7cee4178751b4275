import { beneficiary, depositor, handlers, jointHolder, nonProfit } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
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

it('with nobody and nothing yet, each leads to the first of them', async () => {
  open()
  expect(await hrefOf('Add Joint account holder')).toBe('/joint-account')
  expect(await hrefOf('Add Beneficiaries')).toBe('/beneficiary/add')
  expect(await hrefOf('Choose Non-profit')).toBe('/non-profit/select')
  expect(screen.getAllByText('None yet')).toHaveLength(3)
})

it('says who and what there is, and leads to it', async () => {
  provider.use(
    handlers.jointHolder(jointHolder()),
    handlers.beneficiaries([beneficiary(), beneficiary({ uuid: 'b' })]),
    handlers.selectedNonProfit(nonProfit({ name: 'Harbor Food Bank' })),
  )
  open()
  expect(await hrefOf('See Joint account holder')).toBe('/joint-account/account-holder')
  expect(await hrefOf('See Beneficiaries')).toBe('/beneficiary/list')
  expect(screen.getByText('2 people')).toBeDefined()
  expect(await screen.findByText('Harbor Food Bank')).toBeDefined()
})

it('a joint holder sees the beneficiaries and adds none', async () => {
  provider.use(handlers.depositor(depositor({ is_primary: false })))
  open()
  expect(await screen.findByText('Beneficiaries')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Beneficiaries/ })).toBeNull()
  expect(screen.queryByText('Joint account holder')).toBeNull()
})

it('what is not answered is said there', async () => {
  provider.use(
    handlers.jointHolder.fails(500),
    handlers.beneficiaries.fails(403),
    handlers.selectedNonProfit.fails(500),
  )
  open()
  await waitFor(() => expect(screen.getAllByText("Can't be shown now")).toHaveLength(3))
})

it.each([
  ['an applicant', applicant],
  ['who may only look', viewOnly],
] as const)('%s has none of it', async (_, standing) => {
  provider.use(standing())
  open()
  expect(await screen.findByText('Routing number')).toBeDefined()
  expect(screen.queryByText('Beneficiaries')).toBeNull()
})
