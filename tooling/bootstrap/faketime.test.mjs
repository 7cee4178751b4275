import { describe, expect, it } from 'vitest'
import { clockAt } from './faketime.mjs'

describe('clockAt', () => {
  const now = Date.parse('2026-11-24T18:00:00Z')

  it('clockAt moves the clock forward to a date, and leaves durations unchanged', () => {
    expect(clockAt(new Date('2026-11-25T18:00:00.400Z'), '/lib/faketime.so', now)).toEqual({
      LD_PRELOAD: '/lib/faketime.so',
      FAKETIME: '+86400s',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    })
  })

  it('clockAt moves the clock back to an earlier date', () => {
    expect(clockAt(new Date('2026-11-24T17:59:00Z'), '/lib/faketime.so', now)).toMatchObject({
      FAKETIME: '-60s',
    })
  })
})
