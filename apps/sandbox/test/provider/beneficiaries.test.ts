import { beneficiariesSchema, type Beneficiary } from '@coffer/api-client/beneficiaries/schema'
import { splitEvenly, sumShares } from '@coffer/domain/allocations'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { beneficiaries } from '../../src/database/schema/beneficiaries.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { addCustomer, logInNewUser, sortedStatuses } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()
let visitor: HttpClient

const path = '/depositor/beneficiaries'
const mateo = {
  first_name: 'Mateo',
  last_name: 'O’Neill',
  relationship: 'child',
  date_of_birth: '2016-09-03',
  designation: 'primary',
}
const read = (answer: ApiResponse): Beneficiary[] => v.parse(beneficiariesSchema, answer.data)
const list = async (client = visitor): Promise<Beneficiary[]> => read(await client.get(path))
const allocationsIn = (all: readonly Beneficiary[], designation = 'primary'): number[] =>
  all.filter((one) => one.designation === designation).map(({ allocation }) => allocation)
const allocate = (all: readonly Beneficiary[], shares: readonly number[]) =>
  all.map(({ uuid }, place) => ({ uuid, allocation: shares[place] ?? 0 }))

/** Adds a customer with the given number of primary beneficiaries, whose shares are even. */
async function addCustomerWithBeneficiaries(count: number): Promise<Beneficiary[]> {
  ;({ visitor } = await addCustomer(sandbox))
  let all: Beneficiary[] = []
  for (let place = 0; place < count; place += 1) {
    const shares = splitEvenly(place + 1)
    const allocations = [...allocate(all, shares), { uuid: null, allocation: shares[place] }]
    const answer = await visitor.post(path, {
      ...mateo,
      first_name: `Mateo ${'I'.repeat(place + 1)}`,
      ...(place > 0 && { allocations }),
    })
    expect(answer).toMatchObject({ status: 201 })
    all = read(answer)
  }
  return all
}

describe('beneficiaries', () => {
  it('The first beneficiary gets 100 percent', async () => {
    await addCustomerWithBeneficiaries(0)
    expect(await list()).toEqual([])
    const answer = await visitor.post(path, {
      ...mateo,
      phone: '(415) 555-0123',
      email: ' Mateo@Example.com',
      ssn_last_four: '0042',
      address: { address_line1: 'PO Box 7', city: 'Portland', state: 'Maine', postal_code: '04101' },
    })
    expect(read(answer)).toMatchObject([
      {
        firstName: 'Mateo',
        allocation: 100,
        phone: '4155550123',
        email: 'mateo@example.com',
        ssnLastFour: '0042',
        address: { addressLine1: 'PO Box 7', state: 'ME' },
      },
    ])
  })

  it('Each designation has its own allocations, in whole percents', async () => {
    const [first] = await addCustomerWithBeneficiaries(1)
    await visitor.post(path, { ...mateo, first_name: 'Clara', designation: 'contingent' })
    const shares = [
      { uuid: first?.uuid, allocation: 60 },
      { uuid: null, allocation: 40 },
    ]
    const all = read(await visitor.post(path, { ...mateo, first_name: 'Ines', allocations: shares }))
    expect(all.map(({ firstName }) => firstName)).toEqual(['Mateo I', 'Ines', 'Clara'])
    expect([allocationsIn(all), allocationsIn(all, 'contingent')]).toEqual([[60, 40], [100]])
  })

  it.each([
    ['no allocations', undefined],
    ['allocations of 99 in total', [50, 49]],
    ['allocations of 101 in total', [50, 51]],
    ['allocations of half percents', [50.5, 49.5]],
    ['a negative allocation', [110, -10]],
  ])('Adding a beneficiary with %s is refused and changes nothing', async (_, shares) => {
    const before = await addCustomerWithBeneficiaries(1)
    const allocations = shares && [...allocate(before, shares), { uuid: null, allocation: shares[1] }]
    expect(await visitor.post(path, { ...mateo, allocations })).toMatchObject({
      status: 422,
      errors: { allocations: [expect.any(String)] },
    })
    expect(await list()).toEqual(before)
  })

  it('A depositor has ten beneficiaries at most', async () => {
    const all = await addCustomerWithBeneficiaries(10)
    expect(allocationsIn(all)).toEqual(splitEvenly(10))
    expect(await visitor.post(path, { ...mateo, designation: 'contingent' })).toMatchObject({ status: 422 })
    expect(await list()).toHaveLength(10)
  }, 60_000)

  it.each([
    [{ first_name: '' }, 'first_name'],
    [{ last_name: 'R2D2' }, 'last_name'],
    [{ relationship: 'boss' }, 'relationship'],
    [{ designation: 'third' }, 'designation'],
    [{ date_of_birth: '' }, 'date_of_birth'],
    [{ date_of_birth: '2999-01-01' }, 'date_of_birth'],
    [{ ssn_last_four: '12' }, 'ssn_last_four'],
    [{ email: 'mateo@' }, 'email'],
    [{ phone: '123' }, 'phone'],
    [
      { address: { address_line1: '', city: 'X', state: 'ME', postal_code: '04101' } },
      'address.address_line1',
    ],
  ])('A beneficiary with %o is refused at the field %s', async (wrong, field) => {
    await addCustomerWithBeneficiaries(0)
    const answer = await visitor.post(path, { ...mateo, ...wrong })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.errors ?? {})).toEqual([field])
  })

  it('A beneficiary can be a trust without a date of birth', async () => {
    await addCustomerWithBeneficiaries(0)
    const trust = { ...mateo, relationship: 'trust', date_of_birth: '' }
    expect(read(await visitor.post(path, trust))).toMatchObject([
      { dateOfBirth: null, relationship: 'trust' },
    ])
  })
})

describe('changes of beneficiaries', () => {
  it('A change of a beneficiary’s details keeps the allocations', async () => {
    const [first, second] = await addCustomerWithBeneficiaries(2)
    const answer = await visitor.patch(`${path}/${second?.uuid}`, { ...mateo, first_name: 'Matilda' })
    expect(read(answer)).toMatchObject([first, { firstName: 'Matilda', allocation: 50 }])
  })

  it('A change of a beneficiary’s designation needs the allocations of both designations', async () => {
    const [first, second] = await addCustomerWithBeneficiaries(2)
    const moved = { ...mateo, designation: 'contingent' }
    const move = (allocations?: unknown) =>
      visitor.patch(`${path}/${second?.uuid}`, { ...moved, allocations })
    expect(await move()).toMatchObject({ status: 422 })
    expect(await move([{ uuid: second?.uuid, allocation: 100 }])).toMatchObject({ status: 422 })
    const all = read(
      await move([
        { uuid: first?.uuid, allocation: 100 },
        { uuid: second?.uuid, allocation: 100 },
      ]),
    )
    expect([allocationsIn(all), allocationsIn(all, 'contingent')]).toEqual([[100], [100]])
  })

  it('A change of allocations is atomic', async () => {
    const all = await addCustomerWithBeneficiaries(3)
    const update = (allocations: unknown) => visitor.patch(`${path}/update-allocations`, { allocations })
    expect(allocationsIn(read(await update(allocate(all, [70, 20, 10]))))).toEqual([70, 20, 10])
    for (const wrong of [allocate(all, [70, 20, 11]), allocate(all.slice(1), [50, 50]), []])
      expect(await update(wrong)).toMatchObject({
        status: 422,
        errors: { allocations: [expect.any(String)] },
      })
    expect(allocationsIn(await list())).toEqual([70, 20, 10])
  })

  it('A change of an unknown beneficiary answers 404', async () => {
    await addCustomerWithBeneficiaries(0)
    const nobody = crypto.randomUUID()
    expect(await visitor.patch(`${path}/${nobody}`, mateo)).toMatchObject({ status: 404 })
    expect(await visitor.patch(`${path}/no-id`, mateo)).toMatchObject({ status: 404 })
    expect(await visitor.call('DELETE', '/depositor/beneficiary', { identifier: nobody })).toMatchObject({
      status: 404,
    })
  })
})

describe('removal of beneficiaries', () => {
  const remove = (identifier: string | undefined) =>
    visitor.call('DELETE', '/depositor/beneficiary', { identifier })

  it('Removing the only beneficiary, or one with 0 percent, needs no allocations', async () => {
    const [first, second] = await addCustomerWithBeneficiaries(2)
    expect(await remove(second?.uuid)).toMatchObject({ status: 422 })
    await visitor.patch(`${path}/update-allocations`, { allocations: allocate(await list(), [100, 0]) })
    expect(await remove(second?.uuid)).toMatchObject({ status: 200 })
    expect(await remove(first?.uuid)).toMatchObject({ status: 200 })
    expect(await list()).toEqual([])
  })

  it('Removing a beneficiary reallocates in one step, or changes nothing', async () => {
    const [first, second, third] = await addCustomerWithBeneficiaries(3)
    const others = [first, third].filter((one) => one !== undefined)
    const reallocate = (shares: readonly number[]) =>
      visitor.post(`${path}/delete-and-reallocate`, {
        identifier: second?.uuid,
        allocations: allocate(others, shares),
      })
    expect(await reallocate([50, 49])).toMatchObject({ status: 422 })
    expect(await list()).toHaveLength(3)
    expect(allocationsIn(read(await reallocate([75, 25])))).toEqual([75, 25])
  })
})

describe('concurrent changes of beneficiaries', () => {
  it('One of several concurrent first beneficiaries is added, and the others are refused without allocations', async () => {
    await addCustomerWithBeneficiaries(0)
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, mateo)))
    expect(sortedStatuses(answers)).toEqual([201, 422, 422])
    expect(allocationsIn(await list())).toEqual([100])
  })

  it('Allocations still add up after concurrent changes of every kind', async () => {
    const all = await addCustomerWithBeneficiaries(4)
    const [first, ...others] = all
    await Promise.all([
      visitor.patch(`${path}/update-allocations`, { allocations: allocate(all, [10, 20, 30, 40]) }),
      visitor.post(`${path}/delete-and-reallocate`, {
        identifier: first?.uuid,
        allocations: allocate(others, [34, 33, 33]),
      }),
      visitor.post(path, {
        ...mateo,
        allocations: [...allocate(all, [20, 20, 20, 20]), { uuid: null, allocation: 20 }],
      }),
      visitor.patch(`${path}/update-allocations`, { allocations: allocate(others, [50, 25, 25]) }),
    ])
    expect(sumShares(allocationsIn(await list()))).toBe(100)
  })

  it('The database itself refuses allocations with a wrong sum', async () => {
    const [one] = await addCustomerWithBeneficiaries(1)
    const forged = inTenant(sandbox.database, 'harbor', (tx) =>
      tx.update(beneficiaries).set({ allocation: 99 }),
    )
    await expect(forged).rejects.toThrow()
    expect(await list()).toEqual([one])
  })
})

it('Beneficiaries are refused before the account is funded', async () => {
  const { visitor: applicant } = await logInNewUser(sandbox)
  expect(await applicant.post(path, mateo)).toMatchObject({ status: 403 })
  expect(await list(applicant)).toEqual([])
})

it('A view-only depositor cannot change beneficiaries', async () => {
  const [one] = await addCustomerWithBeneficiaries(1)
  const { data } = await visitor.get('/depositor')
  const { depositor_id } = v.parse(v.object({ depositor_id: v.string() }), data)
  await sandbox.callOperator('PATCH', `/depositors/${depositor_id}`, { registration_status: 'VIEW_ONLY' })
  expect(await visitor.patch(`${path}/${one?.uuid}`, mateo)).toMatchObject({ status: 403 })
})
