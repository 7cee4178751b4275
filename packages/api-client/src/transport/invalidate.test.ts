import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { invalidate } from './invalidate.ts'

/** A query whose answers are given by hand, in turn. */
function query(key: string) {
  const asked: PromiseWithResolvers<string>[] = []
  return {
    asked,
    options: {
      queryKey: [key],
      staleTime: Infinity,
      retry: false,
      queryFn: () => {
        const answer = Promise.withResolvers<string>()
        asked.push(answer)
        return answer.promise
      },
    },
  }
}

describe('invalidate', () => {
  it('does not wait for answers under way, its own or unrelated ones', async () => {
    const client = new QueryClient()
    const [own, unrelated] = [query('own'), query('unrelated')]
    void client.prefetchQuery(own.options)
    void client.prefetchQuery(unrelated.options)
    await invalidate(client, ['own'])
    await invalidate(client)
    expect(client.getQueryState(['unrelated'])?.status).toBe('pending')
  })

  it('gives whoever waits for a first answer one that was asked for afterwards', async () => {
    const client = new QueryClient()
    const { options, asked } = query('standing')
    const waiting = client.fetchQuery(options)
    await invalidate(client, ['standing'])
    asked[0]?.resolve('before')
    asked[1]?.resolve('after')
    expect(await waiting).toBe('after')
    expect(client.getQueryData(['standing'])).toBe('after')
  })

  it('tells whoever waits that asking again failed', async () => {
    const client = new QueryClient()
    const { options, asked } = query('standing')
    const waiting = client.fetchQuery(options).catch((error: unknown) => error)
    await invalidate(client)
    asked[1]?.reject(new Error('no connection'))
    expect(await waiting).toEqual(new Error('no connection'))
  })

  it('drops a refetch under way and keeps what is known, out of date', async () => {
    const client = new QueryClient()
    const { options, asked } = query('standing')
    client.setQueryData(['standing'], 'known')
    const waiting = client.fetchQuery({ ...options, staleTime: 0 })
    await invalidate(client, ['standing'])
    asked[0]?.resolve('before')
    expect(await waiting).toBe('known')
    const next = client.fetchQuery(options)
    asked[1]?.resolve('after')
    expect(await next).toBe('after')
  })

  it('refetches nothing that is known before somebody asks', async () => {
    const client = new QueryClient()
    const { options, asked } = query('standing')
    client.setQueryData(['standing'], 'known')
    await invalidate(client)
    expect(client.getQueryData(['standing'])).toBe('known')
    expect(asked).toHaveLength(0)
    void client.fetchQuery(options)
    expect(asked).toHaveLength(1)
  })
})
