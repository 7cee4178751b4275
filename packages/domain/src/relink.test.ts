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
    'The relink flag is set when every linked account is %s',
    (status) => {
      expect(after(false, [status])).toBe(true)
      expect(after(false, [status, 'ACTIVE'])).toBe(false)
    },
  )
  it.each(keep)('The relink flag is not set by %s', (status) => expect(after(false, [status])).toBe(false))

  it('The relink flag is set when no account is linked', () => expect(after(false, [])).toBe(true))
  it('The relink flag is never set before the registration is complete', () =>
    expect(after(false, ['LOCKED'], false)).toBe(false))

  it.each(linkedAccountStatuses)(
    'The relink flag is cleared by ACTIVE alone, and stays after %s',
    (status) => {
      expect(after(true, [status])).toBe(status !== 'ACTIVE')
    },
  )
})
