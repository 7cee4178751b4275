import { runStatements, type PostgresServer } from '../../test/engine/postgres-server.ts'
import type { Fault } from '../fault.ts'
import type { CuttingProxy } from '../cutting-proxy.ts'

const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`

/** All connections to PostgreSQL end: in turns the server ends them, and the network loses them with what is on its way. */
export function connectionsCut(server: PostgresServer, proxy: CuttingProxy): Fault {
  let isByNetwork = false
  return {
    name: 'connections-cut',
    cause: async () => {
      const began = performance.now()
      if (isByNetwork) proxy.cut()
      else await runStatements(server.url, terminate)
      isByNetwork = !isByNetwork
      return began
    },
  }
}
