import { describe, expect, it } from 'vitest'
import { HeldLocks } from '../../src/database/lock-order.ts'
import { isTransient, retryTransient } from '../../src/database/transient-failure.ts'

describe('the lock order', () => {
  it('The lock order lets a transaction lock rows of later kinds, and rows it has locked', () => {
    const locks = new HeldLocks()
    locks.record('depositor', 'ana')
    locks.record('deposit-account', 'savings')
    locks.record('depositor', 'ana')
    locks.record('transfer', 'deposit')
  })

  it('The lock order refuses a row of an earlier kind', () => {
    const locks = new HeldLocks()
    locks.record('deposit-account', 'savings')
    expect(() => locks.record('depositor', 'ana')).toThrow(
      'Lock order: a depositor is locked after a deposit-account.',
    )
  })
})

describe('a transient failure', () => {
  const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' })

  it('A transient failure is a deadlock or a serialization failure, whatever wraps it', () => {
    expect(isTransient(new Error('Failed query', { cause: deadlock }))).toBe(true)
    expect(isTransient(Object.assign(new Error('check'), { code: '23514' }))).toBe(false)
  })

  it('A transient failure retries the whole transaction, at most ten times', async () => {
    let tries = 0
    const failing = (times: number) => () => {
      tries += 1
      return tries <= times ? Promise.reject(deadlock) : Promise.resolve('done')
    }
    expect(await retryTransient(failing(3))).toBe('done')
    tries = 0
    await expect(retryTransient(failing(99))).rejects.toThrow('deadlock detected')
    expect(tries).toBe(10)
  })
})
