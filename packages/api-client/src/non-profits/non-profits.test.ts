import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import * as build from '../fakes/builders.ts'
import { failureOf } from '../transport/failures.fixture.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import * as nonProfits from './non-profits.ts'
import { nonProfitSchema } from './schema.ts'

const provider = await startProvider()
beforeEach(() => provider.configure({ bearer: () => 'full-token' }))

it('The default non-profit is fetched, and the search encodes its text', async () => {
  provider.script('GET /nonprofits/default', respondWith(build.nonProfit()))
  provider.script('GET /nonprofits', respondWith([build.nonProfit()]))
  const client = new QueryClient()
  expect(await client.fetchQuery(nonProfits.defaultNonProfitQuery())).toMatchObject({ name: 'Harbor Reads' })
  expect(await client.fetchQuery(nonProfits.nonProfitSearchQuery('é&b'))).toHaveLength(1)
  expect(provider.received.at(-1)?.url).toBe('/api/v1/nonprofits?search=%C3%A9%26b')
})

it('The selected non-profit is rejected while there is none, and selecting one sends its EIN', async () => {
  provider.script('GET /nonprofits/selected', respondWith(null, { code: 400, message: 'None yet.' }))
  expect(await failureOf(nonProfits.fetchSelectedNonProfit())).toMatchObject({ kind: 'rejected' })
  provider.script('POST /nonprofits/select', respondWith(null))
  await nonProfits.selectNonProfit('84-1000017')
  expect(JSON.parse(provider.received.at(-1)?.body ?? '')).toEqual({ ein: '84-1000017' })
})

it.each([
  ['Portland, ME', '40 Wharf Street', 'Portland, ME'],
  [null, '40 Wharf Street', '40 Wharf Street'],
  ['  ', '40 Wharf Street', '40 Wharf Street'],
  [null, null, null],
])(
  'A non-profit at location %o, with address %o, has the location %o',
  (location, locationAddress, expected) => {
    const read = v.parse(nonProfitSchema, build.nonProfit({ location, locationAddress }))
    expect(read.location).toBe(expected)
  },
)
