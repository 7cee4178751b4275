import type { Engine } from '../database/connection.ts'
import type { Tracing } from './tracing.ts'

/** An engine whose transactions have spans. A span includes the wait for a connection. */
export const tracedEngine = (engine: Engine, tracing: Tracing): Engine => ({
  name: engine.name,
  transaction: (work, mode = 'change') => tracing.transaction(mode, () => engine.transaction(work, mode)),
  close: () => engine.close(),
})
