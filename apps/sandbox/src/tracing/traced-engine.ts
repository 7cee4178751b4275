import type { Engine } from '../database/connection.ts'
import type { Tracing } from './tracing.ts'

/** An engine whose transactions have spans; the time that they wait for a connection is in them. */
export const tracedEngine = (engine: Engine, tracing: Tracing): Engine => ({
  name: engine.name,
  transaction: (work, start) =>
    tracing.transaction(start?.mode ?? 'change', () => engine.transaction(work, start)),
  read: (statements) => tracing.transaction('read', () => engine.read(statements)),
  close: () => engine.close(),
})
