import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import { documentRefusal } from './document-refusal.ts'

const sent = ['identity', 'ssn'] as const
const invalid = (fields: Record<string, string[]>) =>
  new ApiError('PATCH /depositor', { ...emptyDetails, kind: 'invalid', attemptsLeft: null, fields })

it.each([
  [{ 'documents.0': ['Unreadable.'] }, { fields: { identity: ['Unreadable.'] } }],
  [{ 'kinds.1': ['Twice.'] }, { fields: { ssn: ['Twice.'] } }],
  [{ 'documents.2': ['No such one.'] }, null],
  [{ documents: ['Add a document.'] }, null],
])('%j is about %j', (fields, refusal) => {
  expect(documentRefusal(invalid(fields), sent)).toEqual(refusal)
})

it('is no refusal of a document when anything else went wrong', () => {
  expect(
    documentRefusal(new ApiError('PATCH /depositor', { ...emptyDetails, kind: 'offline' }), sent),
  ).toBeNull()
  expect(documentRefusal(new TypeError('x'), sent)).toBeNull()
})
