import { expect, it } from 'vitest'
import { linkedAccountAfterReturn, returnCodes, returnMeaning } from './returns.ts'

const codes = Object.keys(returnCodes)
const later = { isFirstFunding: false, isSecondInRow: false }

it.each(codes)('locks the account by %s of a first deposit', (code) => {
  expect(linkedAccountAfterReturn('ACTIVE', { code, isFirstFunding: true, isSecondInRow: false })).toBe(
    'LOCKED',
  )
})

it.each([
  ['FAILED', ['R02', 'R03', 'R04', 'R16', 'R20']],
  ['LOCKED', ['R05', 'R07', 'R08', 'R10', 'R11', 'R29']],
  ['ACTIVE', ['R01', 'R09', 'R17', 'R23', 'R24']],
])('gives the status %s after a later return with %o', (status, expected) => {
  expect(codes.filter((code) => linkedAccountAfterReturn('ACTIVE', { code, ...later }) === status)).toEqual(
    expected,
  )
})

it('locks on a second return in a row only for R01 and R09', () => {
  const locked = ['R01', 'R09', 'R17', 'R23', 'R24'].filter(
    (code) =>
      linkedAccountAfterReturn('ACTIVE', { code, isFirstFunding: false, isSecondInRow: true }) === 'LOCKED',
  )
  expect(locked).toEqual(['R01', 'R09'])
})

it('gives the meaning of a code, null for an unknown one', () => {
  expect(returnMeaning('R01')).toBe('insufficient-funds')
  expect(returnMeaning('R99')).toBeNull()
  expect(returnMeaning('toString')).toBeNull()
})
