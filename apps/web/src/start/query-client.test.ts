import { ApiError, unsaid } from '@coffer/api-client/transport'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

const failing = (kind: 'unauthenticated' | 'forbidden') => async (): Promise<never> => {
  throw new ApiError('GET /accounts', { kind, ...unsaid })
}

it.each([
  ['unauthenticated', 1],
  ['forbidden', 0],
] as const)('a call that is %s ends the session %i times', async (kind, times) => {
  const onUnauthenticated = vi.fn()
  const client = createQueryClient(onUnauthenticated)

  await expect(client.fetchQuery({ queryKey: ['accounts'], queryFn: failing(kind) })).rejects.toThrow()
  expect(onUnauthenticated).toHaveBeenCalledTimes(times)

  await expect(
    client
      .getMutationCache()
      .build(client, { mutationFn: failing(kind) })
      .execute(undefined),
  ).rejects.toThrow()
  expect(onUnauthenticated).toHaveBeenCalledTimes(times * 2)
})
