import { beforeEach, expect, it } from 'vitest'
import * as v from 'valibot'
import { answer as envelopeOf } from '../fakes/answer.ts'
import { failureOf } from './failures.fixture.ts'
import { callForList } from './long-list.ts'
import { respondWith, startProvider } from './provider.fixture.ts'

const name = 'GET /transactions'
const request = {
  method: 'GET',
  path: '/transactions',
  entry: v.pipe(
    v.object({ n: v.number() }),
    v.transform(({ n }) => n),
  ),
} as const
/** Entries with every text that could be mistaken for a boundary between entries. */
const listOf = (length: number) =>
  Array.from({ length }, (_, n) => ({
    n,
    said: '"},{" \\ [{}],"data":[ ñ€😀',
    of: [{ n }, { n, in: [{}, {}] }],
  }))
const numbers = (length: number) => Array.from({ length }, (_, n) => n)

const provider = await startProvider()
beforeEach(() => provider.configure())

it('callForList gives the first entries of a long list early, then all in order', async () => {
  provider.script(name, respondWith(listOf(10_000)))
  const firstEntries: (readonly number[])[] = []
  const all = await callForList({ ...request, onFirst: (first) => firstEntries.push(first) })
  expect(firstEntries).toEqual([numbers(100)])
  expect(all).toEqual(numbers(10_000))
})

it.each(['last', 'first'])(
  'callForList gives the first entries before the rest has arrived, with the list %s in its envelope',
  async (place) => {
    const { data, ...others } = envelopeOf(listOf(10_000))
    const text = JSON.stringify(place === 'first' ? { data, ...others } : { ...others, data })
    const firstEntries = Promise.withResolvers<readonly number[]>()
    provider.script(name, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.write(text.slice(0, text.length / 2))
      // The rest is sent only after the first entries were given.
      void firstEntries.promise.then(() => response.end(text.slice(text.length / 2)))
    })
    const all = await callForList({ ...request, onFirst: firstEntries.resolve })
    expect(await firstEntries.promise).toEqual(numbers(100))
    expect(all).toEqual(numbers(10_000))
  },
)

it('callForList yields to other tasks while it reads a long list', async () => {
  provider.script(name, respondWith(listOf(10_000)))
  let isRead = false
  let othersRan = false
  const reading = callForList({
    ...request,
    onFirst: () => setTimeout(() => (othersRan = !isRead)),
  }).then(() => (isRead = true))
  await reading
  expect(othersRan).toBe(true)
})

it.each([0, 1, 100, 2000])('callForList gives a list of %i entries only once', async (length) => {
  provider.script(name, respondWith(listOf(length)))
  const firstEntries: unknown[] = []
  expect(await callForList({ ...request, onFirst: (first) => firstEntries.push(first) })).toEqual(
    numbers(length),
  )
  expect(firstEntries).toEqual([])
})

it('callForList names a malformed entry and its field', async () => {
  provider.script(name, respondWith([...listOf(150), { n: 'x' }]))
  expect(await failureOf(callForList(request))).toMatchObject({
    kind: 'malformed',
    field: 'data.150.n, expected number',
  })
})

it.each([
  ['by its status', respondWith(listOf(10_000), {}, {}, 500), { kind: 'unexpected', status: 500 }],
  ['by its payload', respondWith(listOf(10_000), { code: 401 }, {}, 200), { kind: 'unauthenticated' }],
])('callForList gives no entries of a response that failed %s', async (_, answer, failure) => {
  provider.script(name, answer)
  const onFirst = () => expect.fail('gave entries')
  expect(await failureOf(callForList({ ...request, onFirst }))).toMatchObject(failure)
})

it('callForList rejects data that is not a list as malformed', async () => {
  provider.script(name, respondWith({ n: 1 }))
  expect(await failureOf(callForList(request))).toMatchObject({
    kind: 'malformed',
    field: 'data, expected Array',
  })
})

it('callForList stops when it is aborted', async () => {
  provider.script(name, respondWith(listOf(10_000)))
  const leaving = new AbortController()
  const abortedCall = callForList({
    ...request,
    signal: leaving.signal,
    onFirst: () => leaving.abort(new Error('left')),
  })
  await expect(abortedCall).rejects.toThrow('left')
})
