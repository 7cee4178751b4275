import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A sentence about a port that cannot be listened on, before anything is built for it; null where it can. The provider
 * says the same of a port that is taken meanwhile, and more of a wrong one. `variable` of the environment names it.
 */
export async function takenPort(text, variable = 'PORT') {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    return error.code === 'EADDRINUSE'
      ? `Port ${port} is taken; stop what uses it, or set ${variable} to another.`
      : null
  }
  server.close()
  await once(server, 'close')
  return null
}
