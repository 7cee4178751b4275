import { describe, expect, it } from 'vitest'
import { isDailyLimitRelevant } from './daily-limit.ts'

describe('isDailyLimitRelevant', () => {
  it.each([
    ['is false when nothing is typed and the day allows any transfer', 0, 500_000_00, false],
    ['is false when the amount is far below what is left', 1_000_00, 300_000_00, false],
    ['is true when the amount is near what is left', 240_000_00, 300_000_00, true],
    ['is true when the amount is above what is left', 310_000_00, 300_000_00, true],
    ['is true when less is left than the limit of a single transfer', 0, 249_999_99, true],
  ])('isDailyLimitRelevant %s', (_, cents, leftToday, isRelevant) => {
    expect(isDailyLimitRelevant(cents, { max: 250_000_00, leftToday })).toBe(isRelevant)
  })
})
