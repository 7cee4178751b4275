import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { generate } from 'selfsigned'
import type { Site } from './site.ts'
import { forwardToProvider } from './to-provider.ts'

export interface Served {
  /** The address of a site by its name. */
  address: (site: string, path?: string) => string
  stop: () => Promise<void>
}

/** Serves the sites on this machine, each on `<name>.localhost`: HTTP/2 over TLS, as a CDN would. */
export async function serve(sites: Readonly<Record<string, Site>>, providerPort: number): Promise<Served> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert }, (request, answer) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (/^\/(?:api|sanctum)\//.test(pathname)) return forwardToProvider(request, answer, providerPort)
    return sendFrom(sites[siteName(request)], pathname, answer)
  })
  server.on('session', (session) => session.on('error', () => session.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null) throw new Error('the server has no port')
  return {
    address: (site, path = '/') => `https://${site}.localhost:${bound.port}${path}`,
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}

function siteName(request: Http2ServerRequest): string {
  return request.authority.split('.')[0] ?? ''
}

function sendFrom(site: Site | undefined, path: string, answer: Http2ServerResponse): void {
  const file = site?.(path)
  if (!file) {
    answer.writeHead(404).end()
    return
  }
  answer.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
}
