import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { invalidate } from './invalidate.ts'

/** A query whose requests the test resolves in order. */
function query(key: string) {
  const requests: PromiseWithResolvers<string>[] = []
  return {
    requests,
    options: {
      queryKey: [key],
      staleTime: Infinity,
      retry: false,
      queryFn: () => {
        const answer = Promise.withResolvers<string>()
        requests.push(answer)
        return answer.promise
      },
    },
  }
}

describe('invalidate', () => {
  it('invalidate does not wait for pending requests, related or not', async () => {
    const client = new QueryClient()
    const [own, unrelated] = [query('own'), query('unrelated')]
    void client.prefetchQuery(own.options)
    void client.prefetchQuery(unrelated.options)
    await invalidate(client, ['own'])
    await invalidate(client)
    expect(client.getQueryState(['unrelated'])?.status).toBe('pending')
  })

  it('invalidate gives a caller that awaits the first response the response of a later request', async () => {
    const client = new QueryClient()
    const { options, requests } = query('status')
    const waiting = client.fetchQuery(options)
    await invalidate(client, ['status'])
    requests[0]?.resolve('before')
    requests[1]?.resolve('after')
    expect(await waiting).toBe('after')
    expect(client.getQueryData(['status'])).toBe('after')
  })

  it('invalidate rejects an awaited first response when the later request fails', async () => {
    const client = new QueryClient()
    const { options, requests } = query('status')
    const waiting = client.fetchQuery(options).catch((error: unknown) => error)
    await invalidate(client)
    requests[1]?.reject(new Error('no connection'))
    expect(await waiting).toEqual(new Error('no connection'))
  })

  it('invalidate cancels a pending refetch and keeps the data as stale', async () => {
    const client = new QueryClient()
    const { options, requests } = query('status')
    client.setQueryData(['status'], 'known')
    const waiting = client.fetchQuery({ ...options, staleTime: 0 })
    await invalidate(client, ['status'])
    requests[0]?.resolve('before')
    expect(await waiting).toBe('known')
    const next = client.fetchQuery(options)
    requests[1]?.resolve('after')
    expect(await next).toBe('after')
  })

  it('invalidate refetches no data before its next use', async () => {
    const client = new QueryClient()
    const { options, requests } = query('status')
    client.setQueryData(['status'], 'known')
    await invalidate(client)
    expect(client.getQueryData(['status'])).toBe('known')
    expect(requests).toHaveLength(0)
    void client.fetchQuery(options)
    expect(requests).toHaveLength(1)
  })
})
