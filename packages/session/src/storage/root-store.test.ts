import { nullable, number, object, string } from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf } from './drafts.ts'
import { submissionStores } from './submission-stores.ts'
import { defineResult } from './result.ts'
import { clearRoot, rehydrate, REHYDRATE_TIMEOUT_MS, rootStore } from './root-store.ts'

const fundSuccess = defineResult('fund-success', object({ amount: number(), requestId: nullable(string()) }))

beforeEach(() => {
  clearRoot()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

const reload = async (shared: string, ofTab = '{}') => {
  clearRoot()
  localStorage.setItem('root', shared)
  sessionStorage.setItem('tab-state', ofTab)
  await rehydrate()
}

const storedForTab = () => sessionStorage.getItem('tab-state') ?? ''

it('rootStore keeps shared state under one key and personal state in the tab, and restores both', async () => {
  fundSuccess.record({ amount: 25_000, requestId: null })
  rootStore.setState({ relink: true })
  expect(Object.keys(localStorage)).toEqual(['root'])
  expect(localStorage.getItem('root')).not.toContain('fund-success')
  const [shared, ofTab] = [localStorage.getItem('root') ?? '', storedForTab()]
  clearRoot()
  expect(storedForTab()).toBe('')
  await reload(shared, ofTab)
  expect(rootStore.getState().relink).toBe(true)
  expect(fundSuccess.read()).toEqual({ amount: 25_000, requestId: null })
})

it('rootStore drops the state of a tab that has another shape', async () => {
  await reload('{"state":{"relink":true},"version":1}', '{"results":{},"drafts":{"basic":{"ssn":[1]}}}')
  expect(rootStore.getState()).toMatchObject({ relink: true, drafts: {} })
})

it('rootStore removes personal data that an earlier release kept in local storage', async () => {
  await reload('{"state":{"relink":true,"drafts":{"basic":{"firstName":"Ana"}}},"version":1}')
  expect(rootStore.getState()).toMatchObject({ relink: true, drafts: {} })
  expect(localStorage.getItem('root')).not.toContain('Ana')
})

it('rootStore shares the key of a submission between tabs, but neither its body nor a draft', () => {
  submissionStores.deposit.write({ key: 'key-1', body: '{"amount":25000}' })
  draftOf('deposit').write({ amount: '250' })
  expect(localStorage.getItem('root')).toContain('key-1')
  expect(localStorage.getItem('root')).not.toMatch(/25000|250/)
  expect(submissionStores.deposit.read()).toEqual({ key: 'key-1', body: '{"amount":25000}' })
  submissionStores.deposit.clear()
  expect(submissionStores.deposit.read()).toEqual({})
})

it.each([
  ['not JSON', '{"state":'],
  ['of another version', '{"state":{"relink":true},"version":0}'],
  ['without a state', '{"version":1}'],
  ['of another shape', '{"state":{"dismissals":{"banner":[1]}},"version":1}'],
  ['not an object', '"hello"'],
])('rootStore drops stored state that is %s, and continues', async (_, text) => {
  await reload(text)
  expect(rootStore.getState().relink).toBe(false)
  expect(localStorage.getItem('root')).toBeNull()
})

it('rootStore fills in the fields that an earlier release of the same version did not write', async () => {
  await reload('{"state":{"relink":true},"version":1}')
  expect(rootStore.getState()).toMatchObject({ relink: true, drafts: {} })
})

it('rehydrate waits 5 s for a storage that does not respond, and ignores a later response', async () => {
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

it('A draft survives a reload, except for the fields that must never be stored', () => {
  const draft = draftOf('basic-information', { except: ['nickname'] })
  const secrets = {
    ssn: '123456789',
    password: 'a',
    newPassword: 'b',
    code: '123456',
    accountNumber: '1',
    routing: '2',
  }
  const inMemory = { dateOfBirth: '1988-04-12', subject: 'My bank', body: 'Where is it?' }
  draft.write({ firstName: 'Ana', postalCode: '10001', nickname: 'An', ...inMemory, ...secrets })
  expect(draft.read()).toEqual({ firstName: 'Ana', postalCode: '10001', ...inMemory })
  expect(JSON.parse(storedForTab())).toMatchObject({
    drafts: { 'basic-information': { firstName: 'Ana', postalCode: '10001' } },
  })
  expect(storedForTab()).not.toMatch(/1988|My bank|Where/)
  draft.clear()
  expect(draft.read()).toEqual({})
})
