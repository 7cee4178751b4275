import type { NonProfit } from '@coffer/api-client/non-profits'
import { expect, it } from 'vitest'
import { offered } from './offer.ts'

const named = (ein: string): NonProfit => ({ ein, name: ein, mission: null, location: null, status: null })
const found = ['1', '2', '3'].map(named)
const einsOf = (list: readonly NonProfit[]) => list.map(({ ein }) => ein)

it.each([
  ['the suggestion comes first', named('9'), '', ['9', '1', '2', '3']],
  ['but not twice', named('2'), '', ['2', '1', '3']],
  ['a search finds what it finds', named('2'), 'x', ['1', '2', '3']],
  ['there may be no suggestion', null, '', ['1', '2', '3']],
])('%s', (_, suggested, search, expected) => {
  expect(einsOf(offered(found, { suggested, search }))).toEqual(expected)
})
