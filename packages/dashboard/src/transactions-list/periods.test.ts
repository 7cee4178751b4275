import { describe, expect, it } from 'vitest'
import { getPeriod } from './periods.ts'

describe('getPeriod', () => {
  it.each([
    ['this-month', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['this-month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['last-month', '2026-11-01', '2026-10-01', '2026-10-31'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['this-year', '2026-11-20', '2026-01-01', '2026-12-31'],
    ['tax-year', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('The period “%s” on %s is from %s to %s', (name, today, from, to) =>
    expect(getPeriod(name, today)).toEqual({ from, to }),
  )
})
