import { describe, expect, it } from 'vitest'
import {
  formatProofCode,
  latestEnd,
  periodProblem,
  encodeProofCode,
  proofYears,
  readProofCode,
  yearPeriod,
} from './proofs.ts'

const days = { first: '2024-03-15', last: '2026-11-22' }

describe('periodProblem', () => {
  it.each([
    ['2024-03-15', '2024-03-15', null],
    ['2026-11-22', '2026-11-22', null],
    ['2024-11-23', '2026-11-22', null],
    ['2024-03-14', '2024-05-01', { field: 'from', problem: 'too_early' }],
    ['2026-11-23', '2026-11-23', { field: 'from', problem: 'too_late' }],
    ['2026-11-01', '2026-11-23', { field: 'until', problem: 'too_late' }],
    ['2026-11-10', '2026-11-09', { field: 'until', problem: 'before_from' }],
    ['2024-11-22', '2026-11-22', { field: 'until', problem: 'too_long' }],
  ])('periodProblem of %s to %s is %j', (from, until, problem) => {
    expect(periodProblem({ from, until }, days)).toEqual(problem)
  })
})

it.each([
  ['2024-11-23', '2026-11-22'],
  ['2024-01-01', '2025-12-31'],
  ['2024-02-29', '2026-02-28'],
  ['2024-03-01', '2026-02-28'],
])('latestEnd of a period from %s is %s', (from, end) => {
  expect(latestEnd(from)).toBe(end)
})

describe('the years of a summary', () => {
  it('proofYears has the years with a settled day, newest first', () => {
    expect(proofYears(days)).toEqual([2026, 2025, 2024])
    expect(proofYears({ first: '2026-01-01', last: '2025-12-31' })).toEqual([])
  })

  it.each([
    [2024, { from: '2024-03-15', until: '2024-12-31' }],
    [2025, { from: '2025-01-01', until: '2025-12-31' }],
    [2026, { from: '2026-01-01', until: '2026-11-22' }],
    [2023, null],
    [2027, null],
  ])('yearPeriod of %s is %j', (year, period) => {
    expect(yearPeriod(year, days)).toEqual(period)
  })
})

describe('a code', () => {
  it('A proof code has five bits per character and no letters that look like digits', () => {
    expect(encodeProofCode(new Uint8Array(10))).toBe('0000000000000000')
    expect(encodeProofCode(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
    const everyValue = [0, 68, 50, 20, 199, 66, 84, 182, 53, 207]
    expect(encodeProofCode(Uint8Array.from(everyValue))).toBe('0123456789ABCDEF')
    expect(encodeProofCode(Uint8Array.from(everyValue, (byte) => 255 - byte))).toBe('ZYXWVTSRQPNMKJHG')
  })

  it('A proof code is formatted in groups of four, and read back', () => {
    expect(formatProofCode('0123456789ABCDEF')).toBe('0123 4567 89AB CDEF')
    expect(readProofCode('0123 4567 89AB CDEF')).toBe('0123456789ABCDEF')
  })

  it.each(['o123-4567-89ab-cdef', ' Oi23\t4567–89AB—CDEF ', 'ol23456789abcdef'])(
    'readProofCode reads the code typed as %j',
    (typed) => {
      expect(readProofCode(typed)).toBe('0123456789ABCDEF')
    },
  )

  it.each(['', '0123 4567 89AB CDE', '0123 4567 89AB CDEF 0', '0123 4567 89AB CDEU', '0123.4567.89AB.CDEF'])(
    'readProofCode refuses %j',
    (typed) => {
      expect(readProofCode(typed)).toBeNull()
    },
  )
})
