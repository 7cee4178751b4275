import { describe, expect, it } from 'vitest'
import { formatsFor } from './formats.ts'

const en = formatsFor('en')
const es = formatsFor('es')

describe('money', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [123_450, '$1,234.50'],
    [-5_00, '−$5.00'],
    [25_000_000, '$250,000.00'],
  ])('formats.money formats %i cents as %s', (cents, text) => {
    expect(en.money(cents)).toBe(text)
  })

  it.each([en, es])('formats.typedMoney formats an amount as a depositor types it', ({ typedMoney }) => {
    expect(typedMoney(1_234_50)).toBe('1,234.50')
    expect(typedMoney(100_00)).toBe('100.00')
  })

  it('formats.wholeDollars rounds to whole dollars', () => {
    expect(en.wholeDollars(1_234_50)).toBe('$1,235')
    expect(en.wholeDollars(100_00)).toBe('$100')
    expect(en.wholeDollars(-1_234_50)).toBe('−$1,235')
  })

  it('formats.moneyParts splits an amount without losing a digit', () => {
    expect(en.moneyParts(-123_456_78)).toEqual({
      sign: '−',
      currency: '$',
      whole: '123,456',
      point: '.',
      fraction: '78',
    })
  })
})

describe('dates', () => {
  it('formats.date formats a calendar date without shifting it to another time zone', () => {
    expect(en.date('2026-11-20')).toBe('Nov 20, 2026')
    expect(es.date('2026-11-20')).toBe('20 nov 2026')
  })

  it('formats.date reads an instant in UTC, and formats.instant shows it in the bank’s named time zone', () => {
    expect(en.date('2026-12-01T02:30:00Z')).toBe('Dec 1, 2026')
    expect(en.instant('2026-12-01T02:30:00Z')).toBe('Nov 30, 2026, 9:30\u00A0PM ET')
    expect(es.instant('2026-12-01T02:30:00Z')).toBe('30 nov 2026, 9:30\u00A0p.\u00A0m., hora del Este')
  })

  it('formats.instant names the bank’s time zone alike in summer and in winter', () => {
    expect(en.instant('2026-07-01T03:30:00Z')).toBe('Jun 30, 2026, 11:30\u00A0PM ET')
  })

  it.each([
    ['2026-11-20T05:05:00Z', '12:05\u00A0AM', '12:05\u00A0a.\u00A0m.'],
    ['2026-11-20T16:59:00Z', '11:59\u00A0AM', '11:59\u00A0a.\u00A0m.'],
    ['2026-11-20T17:00:00Z', '12:00\u00A0PM', '12:00\u00A0p.\u00A0m.'],
    ['2026-11-20T18:00:00Z', '1:00\u00A0PM', '1:00\u00A0p.\u00A0m.'],
  ])(
    'formats.instant formats the hour of %s as %s and %s, whatever the data of the engine',
    (iso, english, spanish) => {
      expect(en.instant(iso)).toBe(`Nov 20, 2026, ${english} ET`)
      expect(es.instant(iso)).toBe(`20 nov 2026, ${spanish}, hora del Este`)
    },
  )

  it('formats.weekdayDate and formats.month name weekdays and months', () => {
    expect(en.weekdayDate('2026-11-20')).toBe('Friday, Nov 20, 2026')
    expect(es.weekdayDate('2026-11-20')).toBe('viernes, 20 de noviembre de 2026')
    expect(es.month(2026, 11)).toBe('noviembre de 2026')
  })
})

it('formats.percent formats a rate with two decimals', () => {
  expect(en.percent('4.35')).toBe('4.35%')
  expect(en.percent('4')).toBe('4.00%')
  expect(en.percent('4.355')).toBe('4.36%')
  expect(en.wholePercent(60)).toBe('60%')
})

it('formats.number groups a count by thousands', () => {
  expect(en.number(0)).toBe('0')
  expect(en.number(999)).toBe('999')
  expect(es.number(10_000)).toBe('10,000')
  expect(es.number(1_234_567)).toBe('1,234,567')
})

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [2_048, '2 kB'],
  [1023 * 1024 + 1, '1 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [10 * 1024 * 1024 + 1, '10.1 MB'],
])('formats.fileSize rounds %i bytes up to %s', (bytes, text) => {
  expect(en.fileSize(bytes)).toBe(text)
  expect(es.fileSize(bytes)).toBe(text)
})
