import { beforeEach, describe, expect, it } from 'vitest'
import { number, object, pipe, safeInteger } from 'valibot'
import { defineResult } from './result.ts'
import { clearRoot, rehydrate } from './root-store.ts'

const depositMade = defineResult('deposit-made', object({ amount: pipe(number(), safeInteger()) }))
const accountClosed = defineResult('account-closed', object({}))

const reloadWithStored = async (tabState: string) => {
  localStorage.setItem('root', JSON.stringify({ state: { relink: true }, version: 1 }))
  sessionStorage.setItem('tab-state', tabState)
  await rehydrate()
}
const reloadWith = (results: unknown) => reloadWithStored(JSON.stringify({ results }))

beforeEach(() => {
  clearRoot()
  localStorage.clear()
})

describe('defineResult', () => {
  it('A result is read as it was recorded, even after a reload', async () => {
    depositMade.record({ amount: 25_000 })
    const stored = sessionStorage.getItem('tab-state') ?? ''
    clearRoot()
    await reloadWithStored(stored)
    expect(depositMade.read()).toEqual({ amount: 25_000 })
  })

  it('result.clear removes one result and leaves the others', () => {
    depositMade.record({ amount: 1 })
    accountClosed.record({})
    depositMade.clear()
    expect(depositMade.read()).toBeNull()
    expect(accountClosed.read()).toEqual({})
  })

  it.each([
    ['an empty object', {}],
    ['a field of another type', { amount: '25000' }],
    ['a field outside its range', { amount: 0.5 }],
    ['a number', 5],
    ['an array', []],
    ['null', null],
  ])('A result stored as %s is read as null, and the rest of the storage as usual', async (_, stored) => {
    await reloadWith({ 'deposit-made': stored, 'account-closed': {} })
    expect(depositMade.read()).toBeNull()
    expect(accountClosed.read()).toEqual({})
  })

  it('A result is the same object until another one is recorded', () => {
    depositMade.record({ amount: 1 })
    expect(depositMade.read()).toBe(depositMade.read())
  })
})
