import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { invalidate } from './invalidate.ts'

/** A question whose answers are given by hand, in turn. */
function question() {
  const asked: PromiseWithResolvers<string>[] = []
  return {
    asked,
    query: {
      queryKey: ['standing'],
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

it('an answer that was on its way is not what the next one to ask is told', async () => {
  const client = new QueryClient()
  const { query, asked } = question()
  const before = client.fetchQuery(query)
  const forgotten = invalidate(client, ['standing'])
  asked[0]?.resolve('before')
  await forgotten
  const after = client.fetchQuery(query)
  asked[1]?.resolve('after')
  expect(await before).toBe('before')
  expect(await after).toBe('after')
})

it('an answer on its way that fails is forgotten like any other', async () => {
  const client = new QueryClient()
  const { query, asked } = question()
  const before = client.fetchQuery(query).catch((error: unknown) => error)
  const forgotten = invalidate(client)
  asked[0]?.reject(new Error('no connection'))
  await forgotten
  expect(await before).toEqual(new Error('no connection'))
})

it('what is known already is brought anew by whoever asks next, and not before', async () => {
  const client = new QueryClient()
  const { query, asked } = question()
  const before = client.fetchQuery(query)
  asked[0]?.resolve('before')
  await before
  await invalidate(client)
  expect(client.getQueryData(['standing'])).toBe('before')
  expect(asked).toHaveLength(1)
  void client.fetchQuery(query)
  expect(asked).toHaveLength(2)
})
