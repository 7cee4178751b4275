import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports of Linux, macOS and Windows, which outgoing connections take at any time. */
const range = { from: 20_000, to: 30_000 }

/** A port of 127.0.0.1 on which nothing listens, and which no other caller on this machine gets. */
export async function freePort(): Promise<number> {
  const port = randomInt(range.from, range.to)
  const release = await reserve(port)
  if (release === null) return freePort()
  if (await isFree(port)) return port
  release()
  return freePort()
}

/**
 * Reserves a port until this process ends, since its server may start to listen much later. The lock is the UDP port of
 * the same number, which no server of the project uses. Null if another caller has it.
 */
async function reserve(port: number): Promise<(() => void) | null> {
  const socket = createSocket('udp4')
  try {
    await once(socket.bind({ port, address: '127.0.0.1', exclusive: true }), 'listening')
  } catch {
    socket.close()
    return null
  }
  socket.unref()
  return () => socket.close()
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
