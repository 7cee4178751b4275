import { type Failure, emptyDetails } from '@coffer/api-client/transport/failure'
import { expect, it } from 'vitest'
import type { Group } from '../shares/groups.ts'
import { refusalFor } from './refusal.ts'

const alone: Group = { designation: 'primary', members: [{ uuid: 'a', name: 'A', share: 100 }] }
const two: Group = {
  designation: 'contingent',
  members: [
    { uuid: 'b', name: 'B', share: 50 },
    { uuid: 'c', name: 'C', share: 50 },
  ],
}
const names = ['firstName', 'postalCode', 'total-contingent']
const refused = (fields: Record<string, string[]>, kind: 'invalid' | 'rejected' = 'invalid'): Failure =>
  kind === 'invalid'
    ? { ...emptyDetails, kind, attemptsLeft: null, fields }
    : { ...emptyDetails, kind, fields }

it.each([
  ['a field by its name', { firstName: ['No.'] }, { firstName: ['No.'] }],
  ['a part of an address by its own', { 'address.postalCode': ['No.'] }, { postalCode: ['No.'] }],
  [
    'all shares at the first group that is asked for',
    { allocations: ['99.'] },
    { 'total-contingent': ['99.'] },
  ],
  ['what there is a field for, and nothing else', { firstName: ['No.'], x: ['?'] }, { firstName: ['No.'] }],
])('says %s', (_, fields, expected) => {
  expect(refusalFor(refused(fields), { names, groups: [alone, two] })).toEqual({ fields: expected })
})

it('is no field’s matter where no field is meant, none is asked for, or it failed otherwise', () => {
  expect(refusalFor(refused({ x: ['?'] }), { names, groups: [two] })).toBeNull()
  expect(refusalFor(refused({ allocations: ['99.'] }), { names, groups: [alone] })).toBeNull()
  expect(refusalFor(refused({ firstName: ['No.'] }, 'rejected'), { names, groups: [] })).toBeNull()
})
