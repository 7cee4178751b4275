import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeAnswer } from './store-answer.ts'

const requests: PromiseWithResolvers<string>[] = []
const options = queryOptions({
  queryKey: ['list'],
  queryFn: () => {
    const answer = Promise.withResolvers<string>()
    requests.push(answer)
    return answer.promise
  },
})
let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(() => {
  requests.length = 0
})

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('A stored response is not overwritten by a read that was sent before the change', async () => {
  client.setQueryData(options.queryKey, 'before')
  const reading = client.fetchQuery(options)
  storeAnswer(client, options.queryKey, 'after')
  requests[0]?.resolve('before')
  await reading
  await settled()
  expect(client.getQueryData(options.queryKey)).toBe('after')
  expect(requests).toHaveLength(1)
})

it('storeAnswer refetches when the change is only a part of what a pending read requested', async () => {
  client.setQueryData(options.queryKey, 'before')
  const stop = new QueryObserver(client, options).subscribe(() => {})
  expect(requests).toHaveLength(1)
  storeAnswer(client, options.queryKey, (before) => `${before} and more`)
  expect(client.getQueryData(options.queryKey)).toBe('before and more')
  await settled()
  requests[0]?.resolve('before')
  requests[1]?.resolve('after')
  await settled()
  expect(client.getQueryData(options.queryKey)).toBe('after')
  stop()
})

it('storeAnswer leaves the first read alone when there is no data to change yet', async () => {
  const reading = client.fetchQuery(options)
  storeAnswer(client, options.queryKey, (before) => before && `${before} and more`)
  requests[0]?.resolve('read')
  expect(await reading).toBe('read')
})
