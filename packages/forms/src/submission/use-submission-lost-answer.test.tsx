import { emptyDetails } from '@coffer/api-client/transport/failure'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fieldErrors } from '@coffer/errors/field-errors'
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

describe('useSubmission: a lost response', () => {
  it('A submission with a lost response has an unknown outcome and keeps its values', async () => {
    const { send, fails } = provider()
    const { result, state, submit } = open({ send })
    await submit()
    await fails(lost)
    expect(state()).toEqual({ status: 'outcome-unknown', error: lost, verification: 'none' })
    expect(result.current.unconfirmed).toEqual(transfer)
  })

  it('The outcome stays unknown when the retry is rejected', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send })
    await submit()
    await fails(lost)
    await submit()
    await fails(forbidden)
    expect(state()).toMatchObject({ status: 'outcome-unknown', error: forbidden })
  })

  it('The field errors of a rejected retry are returned to the form', async () => {
    const { send, fails } = provider()
    const onRejected = (error: unknown) => fieldErrors(error, ['amount'])
    const { submit, answered } = open({ send, onRejected })
    await submit()
    await fails(lost)
    await submit()
    await fails(invalid({ amount: ['Used before.'] }))
    expect(answered).toEqual([undefined, { fields: { amount: ['Used before.'] } }])
  })

  it('The outcome is unknown after any failure that does not state it', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send })
    await submit()
    await fails(failed({ ...emptyDetails, kind: 'unexpected', status: 502 }))
    expect(state().status).toBe('outcome-unknown')
  })

  it('A submission with a lost response is done when verification finds it at the provider', async () => {
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
  ] as const)('An unknown outcome has the verification result “%s”', async (verification, verify) => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, verify })
    await submit()
    await fails(lost)
    expect(state()).toEqual({ status: 'outcome-unknown', error: lost, verification })
  })

  it('A retry is verified first and not sent again if the first request is found', async () => {
    const { send, calls, fails } = provider()
    const answers = [null, { answer: 'r1' }]
    const { state, submit } = open({ send, verify: async () => answers.shift() ?? null })
    await submit()
    await fails(lost)
    await submit()
    expect(calls).toHaveLength(1)
    expect(state()).toEqual({ status: 'done' })
  })

  it('A retry is not sent while the first request cannot be verified', async () => {
    const { send, calls, fails } = provider()
    const { state, submit } = open({ send, verify: () => Promise.reject(lost) })
    await submit()
    await fails(lost)
    await submit()
    expect(calls).toHaveLength(1)
    expect(state()).toMatchObject({ status: 'outcome-unknown', verification: 'failed' })
  })

  it('submission.check verifies a lost submission without sending anything', async () => {
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

  it('submission.check does nothing when the outcome is known', async () => {
    const { send, answers } = provider()
    const verify = vi.fn<NonNullable<Options['verify']>>()
    const { result, submit } = open({ send, verify })
    await submit()
    await answers('r1')
    await act(async () => result.current.check())
    expect(verify).not.toHaveBeenCalled()
  })

  it('A caller’s mayHaveArrived decides whether the outcome is unknown', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, mayHaveArrived: (error) => error === forbidden })
    await submit()
    await fails(lost)
    expect(state().status).toBe('rejected')
    await submit()
    await fails(forbidden)
    expect(state().status).toBe('outcome-unknown')
  })

  it('A rejected retry is a rejection when the provider has no record of the first request', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, verify: () => Promise.resolve(null) })
    await submit()
    await fails(lost)
    await submit()
    await fails(forbidden)
    expect(state()).toEqual({ status: 'rejected', error: forbidden })
  })

  it('A rejection that the first request may have caused is verified', async () => {
    const { send, fails } = provider()
    const verify = () => Promise.resolve({ answer: 'r1' })
    const { state, submit } = open({ send, verify, verifiesRejection: ({ kind }) => kind === 'conflict' })
    await submit()
    await fails(failed({ ...emptyDetails, kind: 'conflict' }))
    expect(state()).toEqual({ status: 'done' })
  })
})
