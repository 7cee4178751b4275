import { describe, expect, it } from 'vitest'
import {
  checkAddressLine1,
  checkCity,
  checkCode,
  checkDateOfBirth,
  checkEmail,
  checkEmployer,
  checkMailingLine1,
  checkName,
  checkPostalCode,
  checkState,
  asksForEmployer,
  employmentStatuses,
  normalEmail,
} from './depositor-rules.ts'

it.each([
  ['Ada', null],
  ['Anne-Marie O’Neil Jr.', null],
  ['José', null],
  ['’t Hooft', null],
  ['’', 'malformed'],
  ['李小龍', null],
  ['', 'empty'],
  ['   ', 'empty'],
  ['R2D2', 'malformed'],
  ['-Ada', 'malformed'],
  ['Ada<b>', 'malformed'],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'too-long'],
])('checks the name %o: %o', (text, problem) => {
  expect(checkName(text)).toBe(problem)
})

it.each([
  ['ada@example.com', null],
  [' Ada+bank@mail.example.co ', null],
  ['', 'empty'],
  ['ada', 'malformed'],
  ['ada@', 'malformed'],
  ['@example.com', 'malformed'],
  ['a@b@example.com', 'malformed'],
  ['ada@example', 'malformed'],
  ['ada@example..com', 'malformed'],
  ['a da@example.com', 'malformed'],
  [`${'a'.repeat(243)}@example.com`, 'too-long'],
])('checks the email %o: %o', (text, problem) => {
  expect(checkEmail(text)).toBe(problem)
})

it('normalizes case and spaces of an email', () => {
  expect(normalEmail(' Ada@Example.COM ')).toBe('ada@example.com')
})

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
])('checks a birth on %o, on %s: %o', (date, today, problem) => {
  expect(checkDateOfBirth(date, today)).toBe(problem)
})

describe('address', () => {
  it.each([
    ['12 Harbor Street', null],
    ['4 Boxwood Lane', null],
    ['77 Post Office Road', null],
    ['', 'empty'],
    ['PO Box 12', 'po-box'],
    ['P.O. Box 12', 'po-box'],
    ['p o box 12', 'po-box'],
    ['Post Office Box 12', 'po-box'],
    ['Box 12', 'po-box'],
    ['POB 12', 'po-box'],
    ['12 Pobst Street', null],
    ['1'.repeat(101), 'too-long'],
  ])('checks the home address %o: %o', (text, problem) => {
    expect(checkAddressLine1(text)).toBe(problem)
  })

  it('accepts a PO box for mail', () => {
    expect(checkMailingLine1('PO Box 12')).toBeNull()
  })

  it.each([
    ['43215', null],
    ['43215-1234', null],
    ['432151234', null],
    ['', 'empty'],
    ['4321', 'malformed'],
    ['43215-12', 'malformed'],
  ])('checks the ZIP %o: %o', (text, problem) => {
    expect(checkPostalCode(text)).toBe(problem)
  })

  it.each([
    ['Saint Paul', null],
    ['Coeur d’Alene', null],
    ['', 'empty'],
    ['C1ty', 'malformed'],
    ['a'.repeat(61), 'too-long'],
  ])('checks the city %o: %o', (text, problem) => {
    expect(checkCity(text)).toBe(problem)
  })

  it.each([
    ['OH', null],
    ['', 'empty'],
    ['XX', 'unknown'],
  ])('checks the state %o: %o', (text, problem) => {
    expect(checkState(text)).toBe(problem)
  })
})

it('requires employer and occupation of the employed and self-employed only', () => {
  expect(employmentStatuses.filter(asksForEmployer)).toEqual(['employed', 'self-employed'])
  expect(checkEmployer(' ')).toBe('empty')
  expect(checkEmployer('Northwind Books')).toBeNull()
  expect(checkEmployer('n'.repeat(101))).toBe('too-long')
})

it.each([
  ['123456', null],
  ['123 456', null],
  ['', 'empty'],
  ['12345', 'malformed'],
  ['12345a', 'malformed'],
])('checks the code %o: %o', (text, problem) => {
  expect(checkCode(text)).toBe(problem)
})
