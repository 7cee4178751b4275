import type { PostgresServer } from '../../test/engine/postgres-server.ts'
import type { Fault } from '../fault.ts'
import type { ProviderProcess } from '../../test/process/provider-process.ts'

/** The PostgreSQL server is stopped without a shutdown checkpoint (pg_ctl stop -m immediate) and started. */
export const serverRestart = (provider: ProviderProcess, server: PostgresServer): Fault => ({
  name: 'server-restart',
  cause: async () => {
    const began = performance.now()
    await server.stopImmediately()
    await provider.untilHealth(503)
    await server.start()
    return began
  },
})
