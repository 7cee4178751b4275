import { emptyDetails } from '@coffer/api-client/transport/failure'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fieldErrors } from '../field-errors.ts'
import {
  failed,
  forbidden,
  invalid,
  lost,
  open,
  type Options,
  provider,
  setUp,
  transfer,
} from './submission.fixture.tsx'

setUp()

describe('useSubmission: a lost answer', () => {
  it('leaves the outcome unknown, with what was sent', async () => {
    const { send, fails } = provider()
    const { result, state, submit } = open({ send })
    await submit()
    await fails(lost)
    expect(state()).toEqual({ status: 'outcome-unknown', error: lost, verification: 'none' })
    expect(result.current.unconfirmed).toEqual(transfer)
  })

  it('stays unknown when the next try is rejected', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send })
    await submit()
    await fails(lost)
    await submit()
    await fails(forbidden)
    expect(state()).toMatchObject({ status: 'outcome-unknown', error: forbidden })
  })

  it('returns field errors of a rejected next try to the form', async () => {
    const { send, fails } = provider()
    const onRejected = (error: unknown) => fieldErrors(error, ['amount'])
    const { submit, answered } = open({ send, onRejected })
    await submit()
    await fails(lost)
    await submit()
    await fails(invalid({ amount: ['Used before.'] }))
    expect(answered).toEqual([undefined, { fields: { amount: ['Used before.'] } }])
  })

  it('is unknown after any failure that does not state an outcome', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send })
    await submit()
    await fails(failed({ ...emptyDetails, kind: 'unexpected', status: 502 }))
    expect(state().status).toBe('outcome-unknown')
  })

  it('is done when verifying finds it at the provider', async () => {
    const { send, fails } = provider()
    const onDone = vi.fn<NonNullable<Options['onDone']>>()
    const found = Promise.withResolvers<{ answer: string }>()
    const { state, submit } = open({ send, onDone, verify: () => found.promise })
    await submit()
    await fails(lost)
    expect(state()).toMatchObject({ status: 'pending', phase: 'verifying' })
    await act(async () => found.resolve({ answer: 'r1' }))
    expect(state()).toEqual({ status: 'done' })
    expect(onDone).toHaveBeenCalledWith(transfer, 'r1', { isChecked: true })
  })

  it.each([
    ['not-found', () => Promise.resolve(null)],
    ['failed', () => Promise.reject(lost)],
  ] as const)('has the result of verifying: %s', async (verification, verify) => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, verify })
    await submit()
    await fails(lost)
    expect(state()).toEqual({ status: 'outcome-unknown', error: lost, verification })
  })

  it('is verified before the next try, which is then not sent twice', async () => {
    const { send, calls, fails } = provider()
    const answers = [null, { answer: 'r1' }]
    const { state, submit } = open({ send, verify: async () => answers.shift() ?? null })
    await submit()
    await fails(lost)
    await submit()
    expect(calls).toHaveLength(1)
    expect(state()).toEqual({ status: 'done' })
  })

  it('holds the next try back while it cannot be verified', async () => {
    const { send, calls, fails } = provider()
    const { state, submit } = open({ send, verify: () => Promise.reject(lost) })
    await submit()
    await fails(lost)
    await submit()
    expect(calls).toHaveLength(1)
    expect(state()).toMatchObject({ status: 'outcome-unknown', verification: 'failed' })
  })

  it('can be checked without sending anything', async () => {
    const { send, calls, fails } = provider()
    const answers = [null, null, { answer: 'r1' }]
    const onDone = vi.fn<NonNullable<Options['onDone']>>()
    const { result, state, submit } = open({ send, onDone, verify: async () => answers.shift() ?? null })
    await submit()
    await fails(lost)
    await act(async () => result.current.check())
    expect(state()).toMatchObject({ status: 'outcome-unknown', verification: 'not-found' })
    await act(async () => result.current.check())
    expect(state()).toEqual({ status: 'done' })
    expect(onDone).toHaveBeenCalledExactlyOnceWith(transfer, 'r1', { isChecked: true })
    expect(calls).toHaveLength(1)
  })

  it('has nothing to check once the outcome is known', async () => {
    const { send, answers } = provider()
    const verify = vi.fn<NonNullable<Options['verify']>>()
    const { result, submit } = open({ send, verify })
    await submit()
    await answers('r1')
    await act(async () => result.current.check())
    expect(verify).not.toHaveBeenCalled()
  })

  it('is judged by `mayHaveArrived` where the caller has it', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, mayHaveArrived: (error) => error === forbidden })
    await submit()
    await fails(lost)
    expect(state().status).toBe('rejected')
    await submit()
    await fails(forbidden)
    expect(state().status).toBe('outcome-unknown')
  })

  it('is rejected when the next try is and the provider has nothing of the first', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, verify: () => Promise.resolve(null) })
    await submit()
    await fails(lost)
    await submit()
    await fails(forbidden)
    expect(state()).toEqual({ status: 'rejected', error: forbidden })
  })

  it('is verified after a rejection that it may have caused', async () => {
    const { send, fails } = provider()
    const verify = () => Promise.resolve({ answer: 'r1' })
    const { state, submit } = open({ send, verify, verifiesRejection: ({ kind }) => kind === 'conflict' })
    await submit()
    await fails(failed({ ...emptyDetails, kind: 'conflict' }))
    expect(state()).toEqual({ status: 'done' })
  })
})
