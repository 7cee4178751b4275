import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A sentence about a port that cannot be listened on, before anything is built for it; null where it can. The provider
 * says the same of a port that is taken meanwhile, and more of a wrong one. `variable` of the environment names it.
 */
export async function takenPort(text, variable = 'PORT') {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null
  // The provider listens on both; a machine without IPv6 has only the first.
  const taken = [await isTaken(port, '127.0.0.1'), await isTaken(port, '::1')]
  return taken.includes(true)
    ? `Port ${port} is taken; stop what uses it, or set ${variable} to another.`
    : null
}

async function isTaken(port, host) {
  const server = createServer()
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    return error.code === 'EADDRINUSE'
  }
  server.close()
  await once(server, 'close')
  return false
}
