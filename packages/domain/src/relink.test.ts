import { describe, expect, it } from 'vitest'
import { relinkFlag } from './relink.ts'
import { linkedAccountStatuses, type LinkedAccountStatus } from './status.ts'

const after = (before: boolean, statuses: readonly LinkedAccountStatus[], isComplete = true) =>
  relinkFlag({ before, isComplete, statuses })

const keep: readonly LinkedAccountStatus[] = [
  'ACTIVE',
  'DEPOSITS_LOCKED',
  'VERIFICATION_PENDING',
  'PENDING',
  'VERIFIED',
]

describe('the relink flag', () => {
  it.each(linkedAccountStatuses.filter((status) => !keep.includes(status)))(
    'is set when all is %s',
    (status) => {
      expect(after(false, [status])).toBe(true)
      expect(after(false, [status, 'ACTIVE'])).toBe(false)
    },
  )
  it.each(keep)('is not set by %s', (status) => expect(after(false, [status])).toBe(false))

  it('is set when nothing is linked', () => expect(after(false, [])).toBe(true))
  it('is never set before the registration is complete', () =>
    expect(after(false, ['LOCKED'], false)).toBe(false))

  it.each(linkedAccountStatuses)('stays or is cleared by %s', (status) => {
    expect(after(true, [status])).toBe(status !== 'ACTIVE')
  })
})
