import { checkSsn } from '@coffer/domain/bank'
import { expect, it } from 'vitest'
import { newSsn } from './ssn.ts'

it('newSsn gives thousands of people a valid number each', () => {
  const numbers = Array.from({ length: 20_000 }, () => newSsn('0001'))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((number) => checkSsn(number) !== null)).toEqual([])
})
