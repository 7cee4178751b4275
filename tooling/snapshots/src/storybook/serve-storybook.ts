import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

/** Serves a built Storybook on this machine alone, at whichever port is free, for as long as it is used. */
export async function withStorybookServed<Result>(
  folder: string,
  draw: (origin: string) => Promise<Result>,
): Promise<Result> {
  const app = new Hono()
  // Assets are named by their content: a page that is loaded a thousand times asks for them once.
  const keep = 'public, max-age=31536000, immutable'
  app.get('/assets/*', serveStatic({ root: folder, onFound: (_, c) => c.header('cache-control', keep) }))
  app.get('*', serveStatic({ root: folder }))
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    return await draw(`http://127.0.0.1:${portOf(server)}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the Storybook could not be served')
  return address.port
}
