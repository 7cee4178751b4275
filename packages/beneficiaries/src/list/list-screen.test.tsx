import { beneficiary, depositor, handlers } from '@coffer/api-client/fakes'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { family, withBeneficiaries, lucia, mateo } from '../example-beneficiaries.ts'
import { provider, show } from '../fake-provider.ts'
import { ListScreen } from './list-screen.tsx'
import { detailsScreen } from '../details/details-screen.tsx'

const openList = () => show('/beneficiary/list', ListScreen)
const openDetails = (id: string) => show('/beneficiary/details', detailsScreen, { search: `id=${id}` })
const asJointHolder = () => provider.use(handlers.depositor(depositor({ is_primary: false })))

describe('ListScreen', () => {
  it('ListScreen lists names, relationships and shares by group', async () => {
    provider.use(withBeneficiaries())
    openList()
    const primary = within(await screen.findByRole('region', { name: 'Primary beneficiaries' }))
    expect(primary.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Mateo RiveraChild60%',
      'Lucía RiveraSpouse40%',
    ])
    const contingent = within(screen.getByRole('region', { name: 'Contingent beneficiaries' }))
    expect(contingent.getByRole('listitem').textContent).toBe('Rivera Family TrustTrust100%')
  })

  it('ListScreen links to each beneficiary, to the Add screen and to the shares', async () => {
    provider.use(withBeneficiaries())
    openList()
    const link = await screen.findByRole('link', { name: 'Mateo Rivera' })
    expect(link.getAttribute('href')).toBe('/beneficiary/details?id=mateo')
    expect(screen.getByRole('link', { name: 'Edit shares' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add a beneficiary' })).toBeDefined()
  })

  it('ListScreen has no link to the shares for a single beneficiary', async () => {
    provider.use(withBeneficiaries([mateo]))
    openList()
    await screen.findByRole('link', { name: 'Add a beneficiary' })
    expect(screen.queryByRole('link', { name: 'Edit shares' })).toBeNull()
  })

  it('ListScreen has no link to the Add screen with ten beneficiaries', async () => {
    provider.use(
      withBeneficiaries(
        Array.from({ length: 10 }, (_, n) => beneficiary({ uuid: String(n), allocation: 10 })),
      ),
    )
    openList()
    expect(await screen.findByText(/You have the maximum of 10 beneficiaries/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Add a beneficiary' })).toBeNull()
  })

  it('ListScreen has no links to changes for a joint holder', async () => {
    provider.use(withBeneficiaries())
    asJointHolder()
    openList()
    expect(await screen.findByText('Only the primary account holder can change beneficiaries.')).toBeDefined()
    expect(screen.queryByRole('link', { name: /Add|Change/ })).toBeNull()
  })
})

describe('the Details screen', () => {
  it('The Details screen shows the details that the bank has', async () => {
    provider.use(withBeneficiaries())
    openDetails('lucia')
    expect(await screen.findByRole('heading', { name: 'Lucía Rivera', level: 1 })).toBeDefined()
    for (const known of ['40%', 'Feb 11, 1987', 'Ends in 4321', '(614) 555-0188', 'Portland, ME 04101'])
      expect(screen.getAllByText(known).length).toBeGreaterThan(0)
  })

  it('The Details screen leaves out empty fields', async () => {
    provider.use(withBeneficiaries(family))
    openDetails('trust')
    const details = within(await screen.findByRole('region', { name: 'Beneficiary' }))
    expect(details.getAllByRole('term').map((term) => term.textContent)).toEqual(['Share', 'Relationship'])
  })

  it('The Details screen links to edit and remove', async () => {
    provider.use(withBeneficiaries([lucia]))
    openDetails('lucia')
    const edit = await screen.findByRole('link', { name: 'Edit details' })
    expect(edit.getAttribute('href')).toBe('/beneficiary/edit?id=lucia')
    await userEvent.click(screen.getByRole('link', { name: 'Remove' }))
    expect(await screen.findByText('/beneficiary/remove')).toBeDefined()
  })

  it('The Details screen has no links to changes for a joint holder', async () => {
    provider.use(withBeneficiaries())
    asJointHolder()
    openDetails('mateo')
    expect(await screen.findByText('Only the primary account holder can change beneficiaries.')).toBeDefined()
    expect(screen.queryByRole('link', { name: /Edit|Remove/ })).toBeNull()
  })

  it.each(['nobody', ''])('The Details screen redirects to the list for the unknown id "%s"', async (id) => {
    provider.use(withBeneficiaries())
    openDetails(id)
    expect(await screen.findByText('/beneficiary/list')).toBeDefined()
  })
})
