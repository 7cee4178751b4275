import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/**
 * Serves a built Storybook on a free port of the loopback interface until `callback` has ended, at a path such as
 * `/design` or at the root.
 */
export async function withStorybookServed<Result>(
  folder: string,
  callback: (address: string) => Promise<Result>,
  path = '',
): Promise<Result> {
  const app = new Hono().basePath(path)
  const files = { root: folder, rewriteRequestPath: (requested: string) => requested.slice(path.length) }
  // The name of an asset contains its hash: a page that is loaded a thousand times fetches it once.
  const immutable = 'public, max-age=31536000, immutable'
  app.get('/assets/*', serveStatic({ ...files, onFound: (_, c) => c.header('cache-control', immutable) }))
  app.get('*', serveStatic(files))
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    // By IP address: another process may have the port on ::1, which a browser tries first for localhost.
    return await callback(`http://127.0.0.1:${listeningPort(server)}${path}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function listeningPort(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the Storybook could not be served')
  return address.port
}
