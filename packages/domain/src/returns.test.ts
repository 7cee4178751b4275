import { expect, it } from 'vitest'
import { linkedAccountAfterReturn, returnCodes, returnMeaning } from './returns.ts'

const codes = Object.keys(returnCodes)
const active = { status: 'ACTIVE', returnsInARow: 0 } as const
const afterOne = { status: 'ACTIVE', returnsInARow: 1 } as const
const later = { isFirstFunding: false }

it.each(codes)('A first deposit returned with %s locks the account', (code) => {
  expect(linkedAccountAfterReturn(active, { code, isFirstFunding: true }).status).toBe('LOCKED')
})

it.each([
  ['FAILED', ['R02', 'R03', 'R04', 'R16', 'R20']],
  ['LOCKED', ['R05', 'R07', 'R08', 'R10', 'R11', 'R29']],
  ['ACTIVE', ['R01', 'R09', 'R17', 'R23', 'R24']],
])('A later return sets the status %s for the codes %o', (status, expected) => {
  const giving = codes.filter(
    (code) => linkedAccountAfterReturn(active, { code, ...later }).status === status,
  )
  expect(giving).toEqual(expected)
})

it('A second return in a row locks the account only for R01 and R09', () => {
  const locked = ['R01', 'R09', 'R17', 'R23', 'R24'].filter(
    (code) => linkedAccountAfterReturn(afterOne, { code, ...later }).status === 'LOCKED',
  )
  expect(locked).toEqual(['R01', 'R09'])
})

it('Returns count R01 and R09 together, and start over with any other code', () => {
  const counted = ['R01', 'R24', 'R09'].map((code) => linkedAccountAfterReturn(afterOne, { code, ...later }))
  expect(counted.map(({ returnsInARow }) => returnsInARow)).toEqual([2, 0, 2])
})

it('A removed account stays removed unless the return locks it', () => {
  const removed = { status: 'ARCHIVED', returnsInARow: 1 } as const
  const statuses = codes.map((code) => linkedAccountAfterReturn(removed, { code, ...later }).status)
  expect(new Set(statuses)).toEqual(new Set(['ARCHIVED', 'LOCKED']))
  expect(linkedAccountAfterReturn(removed, { code: 'R02', ...later }).status).toBe('ARCHIVED')
  expect(linkedAccountAfterReturn(removed, { code: 'R10', ...later }).status).toBe('LOCKED')
})

it('returnMeaning has the meaning of a code, null for an unknown code', () => {
  expect(returnMeaning('R01')).toBe('insufficient-funds')
  expect(returnMeaning('R99')).toBeNull()
  expect(returnMeaning('toString')).toBeNull()
})
