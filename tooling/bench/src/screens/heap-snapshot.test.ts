import { expect, it } from 'vitest'
import { compiledCodeBytes } from './heap-snapshot.ts'

const meta = {
  node_fields: ['type', 'name', 'self_size'],
  node_types: [['object', 'code'], 'string', 'number'],
}
const snapshot = (nodes: readonly number[], fields = meta.node_fields) =>
  JSON.stringify({ snapshot: { meta: { ...meta, node_fields: fields } }, nodes })

it('compiledCodeBytes sums the bytes of compiled code only', () => {
  expect(compiledCodeBytes(snapshot([0, 1, 500, 1, 2, 70, 1, 3, 8]))).toBe(78)
})

it('compiledCodeBytes rejects a snapshot without sizes, which would count as no code', () => {
  expect(() => compiledCodeBytes(snapshot([0, 1, 500], ['type', 'name', 'bytes']))).toThrow('no sizes')
})
