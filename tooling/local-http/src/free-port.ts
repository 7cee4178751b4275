import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports of Linux, macOS and Windows, which outgoing connections take at any time. */
const range = { from: 20_000, to: 30_000 }

/** A port of 127.0.0.1 on which nothing listens: a random one, so that runs beside each other seldom meet. */
export async function freePort(): Promise<number> {
  const port = randomInt(range.from, range.to)
  return (await isFree(port)) ? port : freePort()
}

/** Whether a server could listen on a port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
