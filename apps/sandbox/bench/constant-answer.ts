import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

/** A process that answers every request with a constant, to measure what HTTP costs by itself. Prints its port. */
const app = new Hono()
const answer = { code: 200, success: true, data: [{ available_balance: 0, name: 'x'.repeat(600) }] }
app.get('*', (c) => c.json(answer))
const listener = getRequestListener(app.fetch)
const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`)
})
