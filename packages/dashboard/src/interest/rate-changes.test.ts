import { describe, expect, it } from 'vitest'
import { announcedChange } from './rate-changes.ts'

const rate = (apy: string, effectiveOn: string) => ({ apy, effectiveOn, announcedOn: null })
const [later, soon, now, first] = [
  rate('3.90', '2027-02-01'),
  rate('4.10', '2026-12-15'),
  rate('4.35', '2026-03-01'),
  rate('4.60', '2024-11-04'),
]

describe('announcedChange', () => {
  it('announcedChange returns the next of the announced changes', () => {
    expect(announcedChange([later, soon, now, first], '2026-11-20')).toEqual({ from: now, to: soon })
  })

  it('announcedChange returns null from the day the rate changes', () => {
    expect(announcedChange([soon, now, first], '2026-12-14')).toEqual({ from: now, to: soon })
    expect(announcedChange([soon, now, first], '2026-12-15')).toBeNull()
  })

  it('announcedChange returns null without a change, or if the rate stays the same', () => {
    expect(announcedChange([], '2026-11-20')).toBeNull()
    expect(announcedChange([now, first], '2026-11-20')).toBeNull()
    expect(announcedChange([rate('4.35', '2026-12-15'), now], '2026-11-20')).toBeNull()
    expect(announcedChange([soon], '2026-11-20')).toBeNull()
  })
})
