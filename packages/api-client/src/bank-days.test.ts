import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accountSchema } from './accounts/schema.ts'
import * as build from './fakes/builders.ts'
import { linkedAccountSchema } from './linking/schema.ts'
import { statementSchema } from './statements/schema.ts'
import { taxDocumentSchema } from './tax-documents/schema.ts'
import { transactionSchema } from './transactions/schema.ts'

/** Nov 30, 9:30 in the evening in New York. */
const evening = '2026-12-01T02:30:00Z'

describe('a bank day', () => {
  it('A bank day is read as the provider reports it, whatever its instant', () => {
    const reported = { effective_on: '2026-11-28', posted_on: '2026-11-28', available_on: '2026-11-29' }
    const read = v.parse(transactionSchema, build.transaction({ available_from: evening, ...reported }))
    expect(read).toMatchObject({ effectiveOn: '2026-11-28', availableOn: '2026-11-29' })
    const opened = build.account({ opened_at: evening, opened_on: '2026-11-29' })
    expect(v.parse(accountSchema, opened)).toMatchObject({ openedOn: '2026-11-29' })
  })

  it('A bank day is the New York date of the instant when the provider reports only an instant', () => {
    const settled = build.transaction({ date_processed: evening, available_from: evening })
    expect(v.parse(transactionSchema, settled)).toMatchObject({
      effectiveOn: '2026-11-30',
      availableOn: '2026-11-30',
    })
    expect(v.parse(accountSchema, build.account({ opened_at: evening })).openedOn).toBe('2026-11-30')
    expect(v.parse(statementSchema, build.statement({ issued_at: evening })).issuedOn).toBe('2026-11-30')
    expect(v.parse(taxDocumentSchema, build.taxDocument({ issued_at: evening })).issuedOn).toBe('2026-11-30')
    const expected = build.linkedAccount({ microdeposits_expected_by: evening })
    expect(v.parse(linkedAccountSchema, expected).microdepositsExpectedOn).toBe('2026-11-30')
  })

  it('A bank day may be a calendar date in place of an instant', () => {
    const expected = build.linkedAccount({ microdeposits_expected_by: '2026-11-24' })
    expect(v.parse(linkedAccountSchema, expected).microdepositsExpectedOn).toBe('2026-11-24')
  })

  it('A bank day that is not a date is refused', () => {
    expect(v.is(transactionSchema, build.transaction({ posted_on: evening }))).toBe(false)
  })

  it('askedFor falls back to the scheduled day when the provider does not report it', () => {
    const scheduled = build.transaction({ status: 'Initiated', scheduled_for: '2026-11-30' })
    expect(v.parse(transactionSchema, scheduled).askedFor).toBe('2026-11-30')
    expect(v.parse(transactionSchema, { ...scheduled, asked_for: '2026-11-28' }).askedFor).toBe('2026-11-28')
  })
})
