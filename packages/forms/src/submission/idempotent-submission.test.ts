import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { idempotentSubmission, isUnconfirmed } from './idempotent-submission.ts'

function stored(initial: Record<string, unknown> = {}) {
  let storedValues = initial
  return {
    read: () => storedValues,
    write: (values: Record<string, string>) => void (storedValues = values),
    clear: () => void (storedValues = {}),
  }
}
const schema = v.object({ amount: v.number() })

describe('a stored submission', () => {
  it('A stored submission is unconfirmed from when it is sent until its outcome is known', () => {
    const store = stored()
    const record = idempotentSubmission(store, schema)
    const key = record.key()
    expect(isUnconfirmed(store)).toBe(false)
    record.begin({ amount: 100 }, key)
    expect(isUnconfirmed(store)).toBe(true)
    record.rejected(key)
    expect(isUnconfirmed(store)).toBe(false)
    expect(record.key()).toBe(key)
  })

  it.each(['{"amount":"100"}', 'not JSON', '', 7])(
    'A stored submission with the malformed body “%s” is not restored',
    (body) => {
      expect(idempotentSubmission(stored({ key: 'k', body }), schema).unconfirmed()).toBeNull()
    },
  )
})
