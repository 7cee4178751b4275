import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A sentence about a port that is in use, before anything is built for it; null if it is free. The provider itself reports
 * a port that is taken later, and an invalid one. `variable` is the environment variable that sets the port.
 */
export async function takenPort(text, variable = 'PORT') {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return null
  // The provider listens on both addresses; a machine without IPv6 has only the first.
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
