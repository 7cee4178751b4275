import { markAuthenticating } from '@coffer/provider-kit/own-authentication'
import { ApiRefusal } from '@coffer/provider-kit/refusal'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { access } from '../../src/http/access.ts'
import type { Call, Env } from '../../src/http/call.ts'

it('The access middleware authenticates a call whose path also matches a route that authenticates itself', async () => {
  const app = new Hono<Env>()
  app.onError((error, c) => c.text('', error instanceof ApiRefusal && error.status === 401 ? 401 : 500))
  app.use('/api/v1/*', access)
  app.get('/api/v1/things/default', (c) => c.text('for callers only'))
  const authenticatesItself = (c: Call) => c.text('for callers only')
  markAuthenticating(authenticatesItself)
  app.get('/api/v1/things/:id', authenticatesItself)
  expect((await app.request('http://harbor.localhost/api/v1/things/default')).status).toBe(401)
})
