import { nullable, number, object, string } from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from './drafts.ts'
import { defineResult } from './result.ts'
import { clearRoot, rehydrate, REHYDRATE_TIMEOUT_MS, rootStore } from './root-store.ts'

const fundSuccess = defineResult('fund-success', object({ amount: number(), requestId: nullable(string()) }))

beforeEach(() => {
  clearRoot()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const reload = async (text: string) => {
  clearRoot()
  localStorage.setItem('root', text)
  await rehydrate()
}

it('keeps everything under one key, and reads it back', async () => {
  fundSuccess.record({ amount: 25_000, requestId: null })
  expect(Object.keys(localStorage)).toEqual(['root'])
  await reload(localStorage.getItem('root') ?? '')
  expect(fundSuccess.read()).toEqual({ amount: 25_000, requestId: null })
})

it.each([
  ['no JSON', '{"state":'],
  ['another version', '{"state":{"relink":true},"version":0}'],
  ['no state', '{"version":1}'],
  ['a state of another shape', '{"state":{"drafts":{"basic":{"ssn":[1]}}},"version":1}'],
  ['not an object', '"hello"'],
])('drops storage that holds %s, and continues', async (_, text) => {
  await reload(text)
  expect(rootStore.getState().relink).toBe(false)
  expect(localStorage.getItem('root')).toBeNull()
})

it('fills what an earlier release of the same version did not write', async () => {
  await reload('{"state":{"relink":true},"version":1}')
  expect(rootStore.getState()).toMatchObject({ relink: true, drafts: {} })
})

it('waits 5 s for a storage that does not answer, and ignores what comes after', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<string | null>()
  const slow = { getItem: () => late.promise, setItem: () => undefined, removeItem: () => undefined }
  let isDone = false
  const restoring = rehydrate(slow).then(() => (isDone = true))
  await vi.advanceTimersByTimeAsync(REHYDRATE_TIMEOUT_MS - 1)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await restoring
  late.resolve('{"state":{"relink":true},"version":1}')
  await vi.advanceTimersByTimeAsync(0)
  expect(rootStore.getState().relink).toBe(false)
})

it('keeps a draft over a reload, but for what must never be stored', () => {
  const draft = draftOf('basic-information', { except: ['nickname'] })
  const secrets = {
    ssn: '123456789',
    password: 'a',
    newPassword: 'b',
    code: '123456',
    accountNumber: '1',
    routing: '2',
  }
  draft.write({ firstName: 'Ana', postalCode: '10001', nickname: 'An', ...secrets })
  expect(draft.read()).toEqual({ firstName: 'Ana', postalCode: '10001' })
  draft.clear()
  expect(draft.read()).toEqual({})
})
