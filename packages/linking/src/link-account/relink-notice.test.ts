import { expect, it } from 'vitest'
import { relinkReason } from './relink-notice.tsx'

const returned = [{ status: 'Returned' }, { status: 'Settled' }] as const
const settled = [{ status: 'Settled' }, { status: 'Returned' }] as const

it.each([
  ['a transfer was returned and the account is locked', [{ status: 'LOCKED' }], returned, 'returned'],
  ['a transfer was returned and the account is closed', [{ status: 'FAILED' }], returned, 'returned'],
  ['the account is locked for another reason', [{ status: 'LOCKED' }], settled, 'locked'],
  ['the link failed', [{ status: 'FAILED' }], settled, 'expired'],
  ['the link timed out', [{ status: 'TIMEOUT' }], [], 'expired'],
  ['the numbers were wrong', [{ status: 'VERIFICATION_RETURNED' }], [], 'expired'],
  [
    'a new account waits for its amounts',
    [{ status: 'VERIFICATION_PENDING' }, { status: 'LOCKED' }],
    returned,
    'under-way',
  ],
  ['nothing is linked', [], returned, 'none'],
] as const)('relinkReason explains relinking when %s', (_name, accounts, transactions, reason) => {
  expect(relinkReason(accounts, transactions)).toBe(reason)
})
