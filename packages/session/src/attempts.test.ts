import { clearRoot } from './store.ts'
import { afterEach, expect, it } from 'vitest'
import { attemptOf, isWithdrawalUnanswered } from './attempts.ts'

afterEach(clearRoot)

it('has one key, over a reload and a refusal too', () => {
  const attempt = attemptOf('deposit-sent')
  const key = attempt.key()
  attempt.begin({ amount: 100 }, key)
  attempt.refused(key)
  expect(attempt.unanswered()).toBeNull()
  expect(attemptOf('deposit-sent').key()).toBe(key)
})

it('knows what was sent until the answer is known', () => {
  const attempt = attemptOf('deposit-sent')
  const key = attempt.key()
  attempt.begin({ amount: 100 }, key)
  expect(attemptOf('deposit-sent').unanswered()).toEqual({ amount: 100 })
  attempt.forget()
  expect(attempt.unanswered()).toBeNull()
  expect(attempt.key()).not.toBe(key)
})

it('two forms have two keys', () => {
  expect(attemptOf('deposit-sent').key()).not.toBe(attemptOf('withdrawal-sent').key())
})

it.each(['withdrawal-sent', 'closing-sent'] as const)('%s and not answered is known to be so', (form) => {
  expect(isWithdrawalUnanswered()).toBe(false)
  attemptOf(form).begin({ amount: 100 }, 'key')
  expect(isWithdrawalUnanswered()).toBe(true)
  attemptOf(form).refused('key')
  expect(isWithdrawalUnanswered()).toBe(false)
})
