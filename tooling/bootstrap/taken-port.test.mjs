import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { takenPort } from './taken-port.mjs'

const loopback = Object.values(networkInterfaces())
  .flat()
  .filter(({ internal }) => internal)
const hasIpv6 = loopback.some(({ address }) => address === '::1')

it.for([
  ['127.0.0.1', true],
  ['::1', hasIpv6],
])(
  'takenPort reports a port that is in use on %s, and returns null when it is free',
  async ([host, isPresent], { skip }) => {
    skip(!isPresent, `this machine has no ${host}`)
    const server = createServer()
    await once(server.listen(0, host), 'listening')
    const { port } = server.address()
    expect(await takenPort(String(port))).toBe(
      `Port ${port} is taken; stop what uses it, or set PORT to another.`,
    )
    server.close()
    await once(server, 'close')
    expect(await takenPort(String(port))).toBeNull()
  },
)

it('takenPort leaves an invalid port to the provider', async () => {
  expect(await takenPort('x')).toBeNull()
})
