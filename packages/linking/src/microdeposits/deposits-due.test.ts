import { expect, it } from 'vitest'
import { isOverdue } from './deposits-due.ts'

it.each([
  ['the day before', '2026-11-24', '2026-11-23T20:00:00Z', false],
  ['the day itself', '2026-11-24', '2026-11-24T23:00:00Z', false],
  ['late that evening in New York, when UTC has the next day', '2026-11-24', '2026-11-25T03:00:00Z', false],
  ['the day after', '2026-11-24', '2026-11-25T14:00:00Z', true],
  ['no known date', null, '2026-11-25T14:00:00Z', false],
])('isOverdue compares days in New York time: %s', (_name, expectedBy, now, overdue) =>
  expect(isOverdue(expectedBy, now)).toBe(overdue),
)
