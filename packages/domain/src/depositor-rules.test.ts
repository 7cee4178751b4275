import { expect, it } from 'vitest'
import {
  requiresEmployer,
  checkCode,
  checkDateOfBirth,
  checkEmployer,
  codeDigits,
  employmentStatuses,
} from './depositor-rules.ts'

it.each([
  ['2008-11-20', '2026-11-20', null],
  ['2008-11-21', '2026-11-20', 'under-age'],
  ['2008-02-29', '2026-02-28', 'under-age'],
  ['2008-02-29', '2026-03-01', null],
  ['1900-01-01', '2026-11-20', null],
  ['1899-12-31', '2026-11-20', 'too-early'],
  ['2030-01-01', '2026-11-20', 'in-future'],
  ['1990-02-30', '2026-11-20', 'malformed'],
  ['', '2026-11-20', 'empty'],
])('checkDateOfBirth(%o) on %s is %o', (date, today, problem) => {
  expect(checkDateOfBirth(date, today)).toBe(problem)
})

it('checkEmployer is asked only of the employed and self-employed', () => {
  expect(employmentStatuses.filter(requiresEmployer)).toEqual(['employed', 'self-employed'])
  expect(checkEmployer(' ')).toBe('empty')
  expect(checkEmployer('\u200B')).toBe('empty')
  expect(checkEmployer('Northwind Books')).toBeNull()
  expect(checkEmployer('n'.repeat(101))).toBe('too-long')
})

it.each([
  ['123456', null, '123456'],
  ['123 456', null, '123456'],
  ['123-456', null, '123456'],
  ['123\u2011456', null, '123456'],
  ['١٢٣٤٥٦', null, '123456'],
  ['۱۲۳ ۴۵۶', null, '123456'],
  ['１２３４５６', null, '123456'],
  ['\u200E123456\u200B', null, '123456'],
  ['Your code is 123456.', null, '123456'],
  ['G-123456', null, '123456'],
  ['', 'empty', ''],
  ['\u200B', 'empty', ''],
  ['12345', 'malformed', '12345'],
  ['1234567', 'malformed', '1234567'],
  ['12345a', 'malformed', '12345a'],
  ['123456a', 'malformed', '123456a'],
  ['Code 123456, valid for 10 minutes', 'malformed', 'Code 123456, valid for 10 minutes'],
])('The code %j has the problem “%s” and is read as “%s”', (text, problem, digits) => {
  expect(checkCode(text)).toBe(problem)
  expect(codeDigits(text)).toBe(digits)
})
