import type { Engine } from '../database/connection.ts'
import type { Tracing } from './tracing.ts'

/** An engine whose transactions have spans. A span includes the wait for a connection. */
export const tracedEngine = (engine: Engine, tracing: Tracing): Engine => ({
  name: engine.name,
  transaction: (work, start) =>
    tracing.transaction(start?.mode ?? 'change', () => engine.transaction(work, start)),
  read: (statements) => tracing.transaction('read', () => engine.read(statements)),
  close: () => engine.close(),
})
