import { expect, it } from 'vitest'
import { rejectedDocument } from './rejected-document.ts'

it.each([
  ['documents.0', 'identity'],
  ['kinds.1', 'ssn'],
  ['documents.2', undefined],
  ['documents', undefined],
])('rejectedDocument finds the document by its position: %s is %s', (rejected, kind) => {
  expect(rejectedDocument(rejected, ['identity', 'ssn'])).toBe(kind)
})
