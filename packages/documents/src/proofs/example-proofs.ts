import { proof, proofs } from '@coffer/api-client/fakes'

/** One of each kind, newest first. */
export const ofEachKind = [
  proof(),
  proof({
    uuid: 'statement',
    kind: 'period_statement',
    period_from: '2026-08-15',
    period_until: '2026-10-14',
    code: '0A1B2C3D4E5F6G7H',
    issued_at: '2026-10-15T14:30:00Z',
    issued_on: '2026-10-15',
  }),
  proof({
    uuid: 'details',
    kind: 'account_details',
    code: 'ZYXW9876VTSR5432',
    issued_at: '2026-09-02T19:05:00Z',
    issued_on: '2026-09-02',
  }),
  proof({
    uuid: 'year',
    kind: 'year_summary',
    period_from: '2025-01-01',
    period_until: '2025-12-31',
    code: 'QWER5678TYPA1234',
    issued_at: '2026-01-12T15:00:00Z',
    issued_on: '2026-01-12',
  }),
]

export const many = Array.from({ length: 50 }, (_, number) => proof({ uuid: `proof-${number}` }))

const usual = proofs().account
/** An account that is closed already. */
export const closedAccount = usual && { ...usual, closed_on: '2026-10-30', settled_until: '2026-10-30' }
/** An account opened today. */
export const newAccount = usual && { ...usual, opened_on: '2026-11-20', settled_until: null }
