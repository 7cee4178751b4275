import type { CDPSession } from 'playwright-core'
import * as v from 'valibot'

/** The parts of V8's heap snapshots that are read: the nodes are rows of numbers in one list, named by their fields. */
const snapshotSchema = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      /** The type of each field; a list is an enumeration. */
      node_types: v.array(v.union([v.string(), v.array(v.string())])),
    }),
  }),
  nodes: v.array(v.number()),
})

/** A page's heap as V8's JSON. */
export async function heapSnapshot(devtools: CDPSession): Promise<string> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take)
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take)
  return chunks.join('')
}

/** Bytes of compiled code in a heap snapshot. */
export function compiledCodeBytes(json: string): number {
  const { snapshot, nodes } = v.parse(snapshotSchema, JSON.parse(json))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const kinds = types[type]
  const code = Array.isArray(kinds) ? kinds.indexOf('code') : -1
  if (code === -1 || size === -1) throw new Error('the heap snapshot has no kinds or no sizes')
  let bytes = 0
  for (let row = 0; row < nodes.length; row += fields.length)
    if (nodes[row + type] === code) bytes += nodes[row + size] ?? 0
  return bytes
}
