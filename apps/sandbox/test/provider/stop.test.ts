import { freePort } from '@coffer/local-http/free-port'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import type { Env } from '../../src/http/call.ts'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { listen } from '../../src/listen.ts'
import { RawConnection } from './raw-connection.ts'

describe('a provider that stops', () => {
  // Shorter than the five seconds after which Node closes an idle connection by itself.
  const timeout = 4_000
  it(
    'A provider that stops finishes the current request, and closes every other connection at once',
    { timeout },
    async () => {
      const began = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const app = new Hono<Env>().get('/slow', async (c) => {
        began.resolve()
        await answer.promise
        return c.text('done')
      })
      const port = await freePort()
      const stop = await listen(app, { port, host: '127.0.0.1', limits: defaultRequestLimits })
      const unused = new RawConnection(port)
      const slow = new RawConnection(port).request('GET /slow')
      await began.promise

      // Disables the timer that closes every connection after three seconds.
      vi.useFakeTimers({ toFake: ['setTimeout'] })
      try {
        const stopped = stop()
        await unused.closed()
        answer.resolve()
        expect(await slow.status()).toBe(200)
        await slow.closed()
        await stopped
      } finally {
        vi.useRealTimers()
      }
    },
  )
})
