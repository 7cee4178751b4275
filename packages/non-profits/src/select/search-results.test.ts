import type { NonProfit } from '@coffer/api-client/non-profits'
import { expect, it } from 'vitest'
import { searchOptions } from './search-results.tsx'

const nonProfit = (ein: string): NonProfit => ({
  ein,
  name: ein,
  mission: null,
  location: null,
  status: null,
})
const found = ['1', '2', '3'].map(nonProfit)

it.each([
  ['the suggestion first', nonProfit('9'), '', ['9', '1', '2', '3']],
  ['the suggestion once', nonProfit('2'), '', ['2', '1', '3']],
  ['only what a search finds', nonProfit('2'), 'x', ['1', '2', '3']],
  ['everything found, without a suggestion', null, '', ['1', '2', '3']],
])('searchOptions returns %s', (_, suggestion, search, expected) => {
  expect(searchOptions(found, { suggestion, search }).map(({ ein }) => ein)).toEqual(expected)
})
