import { businessDayBefore, easternDate, isBusinessDay, weekday } from '@coffer/domain/calendar'
import { describe, expect, it } from 'vitest'
import { moments } from './moments.mjs'

const places = moments.map(({ instant }) => {
  const date = easternDate(instant)
  const time = instant.toLocaleTimeString('en-US', {
    timeZone: 'America/New_York',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return { date, time, isLate: time >= '16:00' }
})

/** The number of business days left in the month, this one included; null if it is more than three or not a business day. */
function businessDaysLeft(date) {
  if (!isBusinessDay(date)) return null
  const [year, month] = date.split('-').map(Number)
  const ends = [businessDayBefore(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10))]
  while (ends.length < 3) ends.push(businessDayBefore(ends.at(-1)))
  return ends.indexOf(date) + 1 || null
}

describe('the moments of --every-date', () => {
  it('The moments are sixteen distinct instants, each with a sentence', () => {
    expect(new Set(moments.map(({ instant }) => instant.getTime())).size).toBe(16)
    for (const { sentence } of moments) expect(sentence).toMatch(/^[A-Z].+\.$/)
  })

  it.each([1, 2, 3])(
    'The moments are before and after the cut-off with %i business days of a month left',
    (left) => {
      const found = places.filter(({ date }) => businessDaysLeft(date) === left)
      expect(new Set(found.map(({ isLate }) => isLate))).toEqual(new Set([true, false]))
    },
  )

  it.each([
    ['the first of a month and of a year', /^\d{4}-01-01/],
    ['Christmas Eve', /-12-24/],
    ['New Year’s Eve', /-12-31/],
    ['the day before a leap day', /^2028-02-28/],
    ['a leap day', /^2028-02-29/],
    ['the night of the change to daylight saving', /^2027-03-14 01/],
    ['the night of the change back', /^2027-11-07 01/],
    ['the Friday before Memorial Day after the cut-off', /^2027-05-28 16/],
    ['Thanksgiving’s eve', /^2026-11-25/],
    ['a minute before midnight', / 23:59$/],
    ['a minute past midnight', / 00:01$/],
    ['a day in 2031', /^2031/],
  ])('The moments include %s', (_, pattern) => {
    expect(places.map(({ date, time }) => `${date} ${time}`)).toContainEqual(expect.stringMatching(pattern))
  })

  it('The moments include a Sunday', () => {
    expect(places.map(({ date }) => weekday(date))).toContain(0)
  })
})
