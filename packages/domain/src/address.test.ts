import { expect, it } from 'vitest'
import {
  checkHomeLine,
  checkHomeState,
  checkMailingLine1,
  checkMailingState,
  checkPostalCode,
  tidyAddressLine,
  tidyPostalCode,
} from './address.ts'

it.each([
  '12 Harbor Street',
  '4 Boxwood Lane',
  '77 Post Office Road',
  '12 Pobst Street',
  '5 Apo Court',
  'RR 2 Box 5',
  'HC 1 Box 12',
  '9 Apartado Lane',
  'Calle Apartado',
  'Apt 12',
  'Apto 12',
  '12 Casilla Street',
  'Suite 5, Box Factory',
])('checkHomeLine("%s") is null', (text) => {
  expect(checkHomeLine(text)).toBeNull()
})

it.each([
  'PO Box 12',
  'P.O. Box 12',
  'p o box 12',
  'P. O.\u00A0Box 12',
  'P0 Box 12',
  'POBox12',
  'PO-Box #12',
  'ＰＯ　Ｂｏｘ　１２',
  'Post Office Box 12',
  'Postbox 12',
  'Postal Box 12',
  'PO Drawer 12',
  'Box 12',
  'Lockbox 12',
  'POB 12',
  'P.O.B. 12',
  '12 Main St, PO Box 9',
  'Apartado Postal 12',
  'Apartado 12',
  'apartado de correos 12',
  'Apdo. 12',
  'Apdo. Postal No. 12',
  'APDO #12',
  'Casilla 12',
  'Casilla de correo n.º 12',
  'Postfach 12',
])('checkHomeLine("%s") is po-box, and checkMailingLine1 accepts it', (text) => {
  expect(checkHomeLine(text)).toBe('po-box')
  expect(checkMailingLine1(text)).toBeNull()
})

it.each([
  ['', 'empty'],
  ['\u200B\u00A0', 'empty'],
  ['1'.repeat(101), 'too-long'],
  ['p'.repeat(1_000_000), 'too-long'],
])('Both kinds of address lines reject invalid text %# as “$1”', (text, problem) => {
  expect(checkHomeLine(text)).toBe(problem)
  expect(checkMailingLine1(text)).toBe(problem)
})

it('tidyAddressLine stores a line with plain spaces and hyphens', () =>
  expect(tidyAddressLine('\u200B12\u00A0\u00A0Winston\u2011Salem Rd ')).toBe('12 Winston-Salem Rd'))

it.each([
  ['43215', null, '43215'],
  ['43215-1234', null, '43215-1234'],
  ['432151234', null, '43215-1234'],
  ['43215 – 1234', null, '43215-1234'],
  ['٤٣٢١٥', null, '43215'],
  ['\u200E43215\u200B', null, '43215'],
  ['', 'empty', ''],
  ['4321', 'malformed', '4321'],
  ['43215-12', 'malformed', '43215-12'],
  ['43215x', 'malformed', '43215x'],
])('The ZIP code %j has the problem “%s” and is stored as “%s”', (text, problem, tidy) => {
  expect(checkPostalCode(text)).toBe(problem)
  expect(tidyPostalCode(text)).toBe(tidy)
})

it.each([
  ['OH', null, null],
  ['DC', null, null],
  ['PR', null, 'mail-only'],
  ['GU', null, 'mail-only'],
  ['VI', null, 'mail-only'],
  ['AS', null, 'mail-only'],
  ['MP', null, 'mail-only'],
  ['AA', null, 'mail-only'],
  ['AE', null, 'mail-only'],
  ['AP', null, 'mail-only'],
  ['', 'empty', 'empty'],
  ['XX', 'unknown', 'unknown'],
])(
  'The state “%s” has the problem “%s” in a mailing address and “%s” in a home address',
  (code, mailing, home) => {
    expect(checkMailingState(code)).toBe(mailing)
    expect(checkHomeState(code)).toBe(home)
  },
)
