import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { transaction } from '../fakes/builders.ts'
import { respondWith, startProvider } from '../transport/provider.fixture.ts'
import { firstTransactionsQuery, transactionsQuery } from './transactions.ts'

const LONG = 1000

const provider = await startProvider()
beforeEach(() => provider.configure())

it('firstTransactionsQuery is emptied after the whole list is read, and stays the observed query', async () => {
  provider.script('GET /transactions', respondWith(Array.from({ length: LONG }, () => transaction())))
  const client = new QueryClient()
  const observer = new QueryObserver(client, firstTransactionsQuery())
  const observedLengths: number[] = []
  const stop = observer.subscribe(({ data }) => data && observedLengths.push(data.length))
  const all = await client.fetchQuery(transactionsQuery())
  await expect.poll(() => observedLengths).not.toHaveLength(0)
  expect(all).toHaveLength(LONG)
  expect(Math.max(...observedLengths)).toBeLessThan(LONG)
  const { queryKey } = firstTransactionsQuery()
  expect(observer.getCurrentQuery()).toBe(client.getQueryCache().find({ queryKey }))
  expect(observer.getCurrentResult().data).toBeUndefined()
  stop()
  client.clear()
})
