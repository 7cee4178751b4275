import { nonProfitSchema, nonProfitsSchema } from '@coffer/api-client/non-profits/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { nonProfits } from '../../src/non-profits/non-profits.ts'
import type { HttpClient } from './http-client.ts'
import { addCustomer, logInNewUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()
let visitor: HttpClient
beforeAll(async () => {
  ;({ visitor } = await addCustomer(sandbox))
})

const findNames = async (search: string) =>
  v
    .parse(nonProfitsSchema, (await visitor.get(`/nonprofits?search=${encodeURIComponent(search)}`)).data)
    .map(({ name }) => name)

describe('the search for non-profits', () => {
  it.each([
    ['TIDEWATER READS', ['Tidewater Reads']],
    ['canon city', ['Cañon Trail Stewards']],
    ['rio grande', ['Río Grande Music School']],
    ['84-1000017', ['Tidewater Reads']],
    ['841000017', ['Tidewater Reads']],
    ['nothing at all like it', []],
    ['%', []],
  ])('The search for %o finds %o', async (search, names) => {
    expect(await findNames(search)).toEqual(names)
  })

  it('The search for non-profits lists names that start with the term first', async () => {
    expect((await findNames('safe'))[0]).toBe('Safe Nights')
    expect(await findNames('safe')).toContain('Cañon Trail Stewards')
  })

  it('The search for non-profits lists 25 at most without a term, and never an archived one', async () => {
    expect(await findNames('')).toHaveLength(25)
    const archived = nonProfits.find(({ status }) => status === 'ARCHIVED')
    expect(await findNames(archived?.name ?? '')).toEqual([])
  })

  it('The search for non-profits includes those with only a street address', async () => {
    const all = v.parse(nonProfitsSchema, (await visitor.get('/nonprofits?search=')).data)
    expect(all.every(({ location }) => location !== null)).toBe(true)
    expect(nonProfits.some(({ location }) => location === null)).toBe(true)
  })
})

describe('the selected non-profit', () => {
  it('GET /nonprofits/selected answers 400 before a selection, and the latest selection after', async () => {
    expect(v.parse(nonProfitSchema, (await visitor.get('/nonprofits/default')).data).name).toBe(
      'Tidewater Reads',
    )
    expect(await visitor.get('/nonprofits/selected')).toMatchObject({ status: 400 })
    for (const { ein } of nonProfits.slice(0, 2))
      expect(await visitor.post('/nonprofits/select', { ein })).toMatchObject({ status: 200 })
    expect(await visitor.get('/nonprofits/selected')).toMatchObject({
      status: 200,
      data: { ein: nonProfits[1]?.ein },
    })
  })

  it.each([
    ['an unknown non-profit', '00-0000000'],
    ['an archived non-profit', nonProfits.find(({ status }) => status === 'ARCHIVED')?.ein],
  ])('POST /nonprofits/select refuses %s', async (_, ein) => {
    expect(await visitor.post('/nonprofits/select', { ein })).toMatchObject({
      status: 422,
      errors: { ein: [expect.any(String)] },
    })
  })

  it('POST /nonprofits/select is refused until the account is funded', async () => {
    const { visitor: applicant } = await logInNewUser(sandbox)
    expect(await applicant.post('/nonprofits/select', { ein: nonProfits[0]?.ein })).toMatchObject({
      status: 403,
    })
  })
})
