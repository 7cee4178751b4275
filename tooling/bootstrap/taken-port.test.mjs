import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { takenPort } from './taken-port.mjs'

it('reports a port that is taken, and neither a free nor an invalid one', async () => {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address()
  expect(await takenPort(String(port))).toBe(
    `Port ${port} is taken; stop what uses it, or set PORT to another.`,
  )
  server.close()
  await once(server, 'close')
  expect([await takenPort(String(port)), await takenPort('x')]).toEqual([null, null])
})
