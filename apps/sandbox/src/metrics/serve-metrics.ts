import { once } from 'node:events'
import { createServer } from 'node:http'
import { errorCode, RefusedStart } from '../database/refused-start.ts'
import type { Metrics } from './metrics.ts'

interface Where {
  readonly metricsPort?: number | undefined
  readonly host?: string | undefined
}

/**
 * Serves the metrics on a separate port that no proxy forwards, because they reveal how much the bank is used. Returns
 * a function that stops it.
 */
export async function serveMetrics(
  metrics: Metrics | null,
  { metricsPort, host = '127.0.0.1' }: Where,
): Promise<() => Promise<void>> {
  if (metrics === null || metricsPort === undefined) return () => Promise.resolve()
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      // If the database does not respond, Prometheus counts the target as down.
      () => response.writeHead(503).end(),
    )
  })
  try {
    await once(server.listen(metricsPort, host), 'listening')
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE')
      throw new RefusedStart(`METRICS_PORT ${metricsPort} is taken; set it to another.`)
    throw error
  }
  return async () => {
    server.close()
    server.closeAllConnections()
    if (server.listening) await once(server, 'close')
  }
}
