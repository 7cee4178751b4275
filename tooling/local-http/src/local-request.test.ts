import { once } from 'node:events'
import { Agent, createServer, type RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort, isFree } from './free-port.ts'
import { localRequest, parseBody, responseCookies } from './local-request.ts'

const servers = new Set<ReturnType<typeof createServer>>()
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

async function serve(listener: RequestListener): Promise<number> {
  const port = await freePort()
  const server = createServer(listener).listen(port, '127.0.0.1')
  servers.add(server)
  await once(server, 'listening')
  return port
}

describe('localRequest', () => {
  it('localRequest sends JSON, with the host and the port in the Host header', async () => {
    const port = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (chunk: string) => {
        const { method, url, headers } = request
        const sent = { method, url, host: headers.host, type: headers['content-type'], body: chunk }
        response.end(JSON.stringify(sent))
      })
    })
    const host = 'harbor.localhost'
    const response = await localRequest({ port, host, method: 'DELETE', path: '/a?b=1', body: { c: 2 } })
    expect(parseBody(response)).toEqual({
      method: 'DELETE',
      url: '/a?b=1',
      host: `${host}:${port}`,
      type: 'application/json',
      body: '{"c":2}',
    })
  })

  it('localRequest sends FormData as a form', async () => {
    const port = await serve((request, response) => response.end(request.headers['content-type']))
    const body = new FormData()
    body.set('file', new Blob(['text']), 'a.txt')
    const response = await localRequest({ port, host: 'harbor.localhost', method: 'POST', path: '/', body })
    expect(parseBody(response)).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('localRequest returns status and cookies', async () => {
    const port = await serve((_, response) =>
      response.writeHead(419, { 'set-cookie': ['a=1; Path=/', 'b=2; HttpOnly'] }).end(),
    )
    const response = await localRequest({ port, host: 'harbor.localhost', path: '/' })
    expect([response.status, responseCookies(response)]).toEqual([419, ['a=1', 'b=2']])
  })

  it('localRequest rejects when the connection breaks in the middle of a response', async () => {
    const port = await serve((_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('half', () => response.destroy())
    })
    await expect(localRequest({ port, host: 'harbor.localhost', path: '/' })).rejects.toThrow()
  })
})

describe('localRequest with an agent', () => {
  it('localRequest opens another connection when the server has closed the kept-alive one', async () => {
    const requests = new Map<Socket, number>()
    const port = await serve(({ socket }, response) => {
      const number = (requests.get(socket) ?? 0) + 1
      requests.set(socket, number)
      if (number === 1) response.end('answered')
      else socket.resetAndDestroy()
    })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const connections of [1, 2]) {
      const response = await localRequest({ port, host: 'harbor.localhost', path: '/', agent })
      expect(parseBody(response)).toBe('answered')
      expect(requests.size).toBe(connections)
    }
    agent.destroy()
  })
})

it('freePort returns a port only once, even if nothing listens on it yet', async () => {
  const ports = new Set<number>()
  for (let count = 0; count < 500; count += 1) ports.add(await freePort())
  expect(ports.size).toBe(500)
})

describe('isFree', () => {
  it('isFree returns false for a port on which a server listens', async () => {
    const port = await serve((_, response) => response.end())
    expect(await isFree(port)).toBe(false)
  })
})
