import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Env } from '../../src/http/call.ts'
import type { Provider } from '../../src/open-provider.ts'
import { HttpClient } from './http-client.ts'
import { openSandbox, openSandboxOn, type Sandbox } from './sandbox.ts'
import { logInNewUser, sortedStatuses } from './users.ts'

// The embedded database can be opened by one process only.
describe.runIf(inject('engine').kind === 'postgres').each([2, 4])(
  'a client whose requests go to %i processes in turn',
  (count) => {
    let first: Sandbox
    const processes: Provider[] = []
    const closings: (() => Promise<void>)[] = []
    beforeAll(async () => {
      first = await openSandbox()
      processes.push(first)
      closings.push(first.close)
      while (processes.length < count) {
        const { database, engine } = await first.openAgain()
        closings.unshift(engine.close)
        processes.push(await openSandboxOn(database))
      }
    }, 120_000)
    afterAll(async () => {
      for (const close of closings) await close()
    })

    /** A client whose first request goes to the given process. */
    const clientFrom = (process: number): HttpClient => {
      let next = process
      const fetch: Hono<Env>['fetch'] = (...request) => {
        const { app } = processes[next % count] ?? first
        next += 1
        return app.fetch(...request)
      }
      return new HttpClient({ fetch }, 'harbor')
    }

    it('A client of several processes registers, logs in with a code, works and logs out as with one', async () => {
      for (const process of processes.keys()) {
        const { visitor } = await logInNewUser({ newClient: () => clientFrom(process), outbox: first.outbox })
        for (const _ of processes) expect((await visitor.get('/depositor')).status).toBe(200)
        for (const _ of processes) expect((await visitor.post('/alerts/all')).status).toBe(200)
        expect((await visitor.post('/logout')).status).toBe(200)
        for (const _ of processes) expect((await visitor.get('/depositor')).status).toBe(401)
      }
    })

    it('An expired CSRF token is refused by every process that polls', async () => {
      const { visitor } = await logInNewUser({ newClient: () => clientFrom(1), outbox: first.outbox })
      await first.advanceClock(2 * 60 * 60)
      for (const { context } of processes) await context.work.runDue()
      const answers = await Promise.all(processes.map(() => visitor.post('/alerts/all')))
      expect(sortedStatuses(answers)).toEqual(processes.map(() => 419))
      await visitor.handshake()
      expect((await visitor.post('/alerts/all')).status).toBe(401)
    })
  },
)
