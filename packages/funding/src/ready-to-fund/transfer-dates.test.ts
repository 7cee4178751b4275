import { expect, it } from 'vitest'
import { transferDates } from './transfer-dates.ts'

it.each([
  ['a Tuesday morning', '2026-11-17T15:00:00Z', ['2026-11-17', '2026-11-17', '2026-11-18', '2026-11-19']],
  [
    'a Tuesday after the cut-off',
    '2026-11-17T21:00:00Z',
    ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
  ],
  ['a Saturday', '2026-11-21T15:00:00Z', ['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25']],
  [
    'the day before Thanksgiving',
    '2026-11-25T15:00:00Z',
    ['2026-11-25', '2026-11-25', '2026-11-27', '2026-11-30'],
  ],
])('%s', (_name, accepted, [date, submitted, settled, available]) => {
  expect(transferDates(accepted)).toEqual({ accepted: date, submitted, settled, available })
})
