import { expect, it } from 'vitest'
import { standing } from './standing.ts'

const compare = { tenants: [], story: null, isUpdate: false, isAll: false, storybook: null }
const [passed, changed, fresh] = [
  { hasSnapshots: true, hasAgreed: true },
  { hasSnapshots: true, hasAgreed: false },
  { hasSnapshots: false, hasAgreed: false },
]

it.each([
  ['that has passed is not drawn again', compare, passed, 'unchanged'],
  ['that has changed since is', compare, changed, 'draw'],
  ['without snapshots has nothing to compare', compare, fresh, 'nothing to compare'],
  ['that has passed is drawn with --all', { ...compare, isAll: true }, passed, 'draw'],
  ['that has passed is drawn where one story is asked for', { ...compare, story: 'money' }, passed, 'draw'],
  ['without snapshots is drawn with --update', { ...compare, isUpdate: true }, fresh, 'draw'],
] as const)('a tenant %s', (_, wish, known, expected) => {
  expect(standing(wish, known)).toBe(expected)
})
