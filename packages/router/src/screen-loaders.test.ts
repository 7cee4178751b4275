import { handlers, respond } from '@coffer/api-client/fakes'
import { userQuery } from '@coffer/api-client/user'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { recordRequests } from './recorded-requests.ts'
import { screenLoaders } from './screen-loaders.ts'

it('A screen loader does not repeat a call that failed since the screen opened, so “Try again” stays', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const sent = recordRequests(handlers.user, () => respond(null, { code: 500 }))
  await client.prefetchQuery(userQuery())
  const calls = sent.length
  expect(calls).toBeGreaterThan(0)
  await screenLoaders.user({ client, staleTime: 0 })
  expect(sent).toHaveLength(calls)
})
