import { startServer } from '@coffer/sandbox/start-server'
import { noAddressLimits, unlimitedCodes } from '@coffer/sandbox/settings'
import type { HostRequest, HostResponse } from './provider.ts'

/** Providers in one process, each with its own data, clock and port, so that their code is loaded only once. */
const servers = new Map<number, { stop: () => Promise<void> }>()

/** The secrets of every provider on PostgreSQL: all start from copies of data that is encrypted with them. */
const secrets = { current: 'of end-to-end tests, which keep nothing', previous: [] }

async function execute(request: HostRequest): Promise<void> {
  if (request.action === 'stop') {
    await servers.get(request.port)?.stop()
    servers.delete(request.port)
    return
  }
  const { port, data, tenants, hasLocalPorts, operatorKey } = request
  const server = await startServer({
    port,
    data,
    secrets: typeof data === 'string' ? null : secrets,
    tenants,
    hasLocalPorts,
    operatorKey,
    logLevel: 'error',
    addressLimits: noAddressLimits,
    messageLimits: unlimitedCodes,
  })
  if (process.connected) servers.set(port, server)
  else await server.stop()
}

const respond = (response: HostResponse) => process.send?.(response)

process.on('message', (request: HostRequest) => {
  execute(request).then(
    () => respond({ id: request.id, error: null }),
    (error: unknown) =>
      respond({ id: request.id, error: error instanceof Error ? error.message : String(error) }),
  )
})
// The worker that started this process has ended. A fault that delays responses may still have a timer for half a minute.
process.on('disconnect', () => {
  void Promise.allSettled(Array.from(servers.values(), ({ stop }) => stop())).then(() => process.exit())
})
