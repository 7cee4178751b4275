import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import * as build from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import * as beneficiaries from './beneficiaries.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

const sent = (): unknown => JSON.parse(provider.received.at(-1)?.body ?? '')
const mateo: beneficiaries.BeneficiaryFields = {
  firstName: 'Mateo',
  lastName: 'Rivera',
  relationship: 'child',
  dateOfBirth: '2016-09-03',
  email: '',
  designation: 'primary',
}
const wireMateo = {
  first_name: 'Mateo',
  last_name: 'Rivera',
  relationship: 'child',
  date_of_birth: '2016-09-03',
  ssn_last_four: null,
  email: null,
  phone: null,
  address: null,
  designation: 'primary',
}

describe('beneficiaries', () => {
  it('GET /depositor/beneficiaries lists the beneficiaries', async () => {
    provider.script('GET /depositor/beneficiaries', respondWith([build.beneficiary()]))
    expect(await new QueryClient().fetchQuery(beneficiaries.beneficiariesQuery())).toMatchObject([
      { firstName: 'Mateo', allocation: 100, designation: 'primary' },
    ])
  })

  it('POST /depositor/beneficiaries adds a beneficiary, the first without allocations', async () => {
    provider.script('POST /depositor/beneficiaries', respondWith([build.beneficiary()]))
    await beneficiaries.addBeneficiary(mateo)
    expect(sent()).toEqual(wireMateo)
    const allocations = [
      { uuid: 'a', allocation: 60 },
      { uuid: null, allocation: 40 },
    ]
    await beneficiaries.addBeneficiary(mateo, allocations)
    expect(sent()).toEqual({ ...wireMateo, allocations })
  })

  it('Changing or removing a beneficiary sends the new allocations of all beneficiaries', async () => {
    const list = respondWith([build.beneficiary()])
    const allocations = [{ uuid: 'b', allocation: 100 }]
    provider.script('PATCH /depositor/beneficiaries/a', list)
    await beneficiaries.editBeneficiary('a', mateo)
    expect(sent()).toEqual(wireMateo)
    provider.script('PATCH /depositor/beneficiaries/update-allocations', list)
    await beneficiaries.updateAllocations(allocations)
    expect(sent()).toEqual({ allocations })
    provider.script('DELETE /depositor/beneficiary', respondWith(null))
    await beneficiaries.removeBeneficiary('a')
    expect(sent()).toEqual({ identifier: 'a' })
    provider.script('POST /depositor/beneficiaries/delete-and-reallocate', list)
    await beneficiaries.removeAndReallocate('a', allocations)
    expect(sent()).toEqual({ identifier: 'a', allocations })
  })

  it('POST /depositor/beneficiaries fails with errors by field', async () => {
    provider.script(
      'POST /depositor/beneficiaries',
      respondWith(null, { code: 422, errors: { first_name: ['No.'] } }),
    )
    expect(await failureOf(beneficiaries.addBeneficiary(mateo))).toMatchObject({
      kind: 'invalid',
      fields: { firstName: ['No.'] },
    })
  })
})
