import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { transaction } from '../fakes/builders.ts'
import { respondWith, startProvider, type Provider } from '../transport/provider.fixture.ts'
import { firstTransactionsQuery, transactionsQuery } from './queries.ts'

const LONG = 1000

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.stop())
beforeEach(() => provider.configure())

it('gives the first entries to those who observe them while the rest is read, and then frees them', async () => {
  provider.script('GET /transactions', respondWith(Array.from({ length: LONG }, () => transaction())))
  const client = new QueryClient()
  const observer = new QueryObserver(client, firstTransactionsQuery())
  const seen: number[] = []
  const stop = observer.subscribe(({ data }) => data && seen.push(data.length))
  const all = await client.fetchQuery(transactionsQuery())
  await expect.poll(() => seen).not.toHaveLength(0)
  expect(all).toHaveLength(LONG)
  expect(Math.max(...seen)).toBeLessThan(LONG)
  // The observed query itself, not another in its place.
  const { queryKey } = firstTransactionsQuery()
  expect(observer.getCurrentQuery()).toBe(client.getQueryCache().find({ queryKey }))
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
  client.clear()
})
