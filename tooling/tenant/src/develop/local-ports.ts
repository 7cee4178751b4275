import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { linkingHostFor, linkingPortOffset, localPort } from '@coffer/branding/linking-host'
import type { ViteDevServer } from 'vite'

/** The base ports, after which the tenants' ports follow in the order of their slugs. */
interface Ports {
  readonly pages: number
  readonly provider: number
}

const providerPath = /^\/(?:api|sanctum|sandbox|fastlink)(?:[/?]|$)/

/**
 * Serves each tenant and its linking page on a port of localhost too, like the provider (tenants/local-ports.ts), for
 * browsers that do not resolve names below localhost.
 */
export function serveOnPorts(server: ViteDevServer, slugs: readonly string[], ports: Ports): () => void {
  const places = slugs.flatMap((slug, index) => {
    const host = `${slug}.localhost`
    const [pages, provider] = [localPort(ports.pages, index), localPort(ports.provider, index)]
    return [
      { host, pages, provider },
      {
        host: linkingHostFor(host),
        pages: pages + linkingPortOffset,
        provider: provider + linkingPortOffset,
      },
    ]
  })
  const servers = places.map(({ host, pages, provider }) =>
    createServer((incoming, outgoing) => {
      if (providerPath.test(incoming.url ?? '')) return pass(incoming, outgoing, provider)
      // The Host header decides for which tenant pages are rendered.
      incoming.headers.host = host
      server.middlewares(incoming, outgoing)
    })
      // Hot reload connects to the port of the page.
      .on('upgrade', (...connection) => server.httpServer?.emit('upgrade', ...connection))
      .on('error', () =>
        console.error(`Port ${pages} is in use: ${host} is available at its host name only.`),
      )
      .listen(pages, '127.0.0.1'),
  )
  return () => {
    for (const one of servers) one.close()
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const passed = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  passed.on('error', () => {
    outgoing.writeHead(502).end('The provider does not answer.\n')
  })
  incoming.pipe(passed)
}
