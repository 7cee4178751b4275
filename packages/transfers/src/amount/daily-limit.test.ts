import { describe, expect, it } from 'vitest'
import { isDailyLimitRelevant } from './daily-limit.ts'

describe('isDailyLimitRelevant', () => {
  it.each([
    ['nothing is typed and the day allows any transfer', 0, 500_000_00, false],
    ['an amount is far below what is left', 1_000_00, 300_000_00, false],
    ['an amount is near what is left', 240_000_00, 300_000_00, true],
    ['an amount is above what is left', 310_000_00, 300_000_00, true],
    ['less is left than one transfer may usually move', 0, 249_999_99, true],
  ])('when %s', (_, cents, leftToday, isRelevant) => {
    expect(isDailyLimitRelevant(cents, { max: 250_000_00, leftToday })).toBe(isRelevant)
  })
})
