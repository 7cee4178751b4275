import { expect, it } from 'vitest'
import { rejectedDocument } from './rejected-document.ts'

it.each([
  ['documents.0', 'identity'],
  ['kinds.1', 'ssn'],
  ['documents.2', undefined],
  ['documents', undefined],
])('finds the kind of a rejected document by its position: %s is %s', (rejected, kind) => {
  expect(rejectedDocument(rejected, ['identity', 'ssn'])).toBe(kind)
})
