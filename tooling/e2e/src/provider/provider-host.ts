import { startServer } from '@coffer/sandbox/start-server'
import { noAddressLimits, unlimitedCodes } from '@coffer/sandbox/settings'
import type { HostRequest, HostResponse } from './provider.ts'

/** Several providers in one process, each with its own data, clock and port: code is loaded once for all of them. */
const servers = new Map<number, { stop: () => Promise<void> }>()

/** Of every provider on PostgreSQL, which keeps none: all start from copies of data that were sealed with them. */
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
// The worker that started this process is gone. A fault that delays answers still has a timer, for up to half a minute.
process.on('disconnect', () => {
  void Promise.allSettled(Array.from(servers.values(), ({ stop }) => stop())).then(() => process.exit())
})
