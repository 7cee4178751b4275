import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fieldErrors } from '@coffer/errors/field-errors'
import {
  client,
  forbidden,
  invalid,
  lost,
  open,
  type Options,
  provider,
  setUp,
  storedRecord,
  transfer,
} from './submission.fixture.tsx'

setUp()

describe('useSubmission', () => {
  it('A submission is idle, then pending until it is accepted, then done', async () => {
    const { send, answers } = provider()
    const onDone = vi.fn<NonNullable<Options['onDone']>>()
    const { state, submit } = open({ send, onDone })
    expect(state()).toEqual({ status: 'idle' })
    await submit()
    expect(state()).toEqual({ status: 'pending', phase: 'sending', isLong: false })
    await answers('r1')
    expect(state()).toEqual({ status: 'done' })
    expect(onDone).toHaveBeenCalledExactlyOnceWith(transfer, 'r1', { isChecked: true })
  })

  it('A submission sends one request for two presses', async () => {
    const { send, calls } = provider()
    const { submit } = open({ send })
    await submit()
    await submit()
    expect(calls).toHaveLength(1)
  })

  it('A submission is sent even if the browser believes itself offline', async () => {
    onlineManager.setOnline(false)
    const { send, calls } = provider()
    const { submit } = open({ send })
    await submit()
    expect(calls).toHaveLength(1)
  })

  it('useSubmission calls onAccepted after the screen was left, but not onDone', async () => {
    const { send, answers } = provider()
    const onAccepted = vi.fn<NonNullable<Options['onAccepted']>>()
    const onDone = vi.fn<NonNullable<Options['onDone']>>()
    const { submit, unmount } = open({ send, onAccepted, onDone })
    await submit()
    unmount()
    await answers('r1')
    expect(onAccepted).toHaveBeenCalledExactlyOnceWith(transfer, 'r1')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('A submission has an unknown outcome when a callback of its caller throws', async () => {
    const { send, answers } = provider()
    const error = new Error('no chunk')
    const { result, state } = open({ send, onDone: () => Promise.reject(error) })
    const thrown: unknown[] = []
    await act(async () => void result.current.submit(transfer).catch((reason) => thrown.push(reason)))
    await answers('r1')
    expect(thrown).toEqual([error])
    expect(state()).toEqual({ status: 'outcome-unknown', error, verification: 'none' })
  })
})

describe('useSubmission: a definitive rejection', () => {
  it('A definitive rejection is the state until it is dismissed', async () => {
    const { send, fails } = provider()
    const { result, state, submit } = open({ send })
    await submit()
    await fails(forbidden)
    expect(state()).toEqual({ status: 'rejected', error: forbidden })
    await act(async () => result.current.reset())
    expect(state()).toEqual({ status: 'idle' })
  })

  it('A definitive rejection is returned to the form when it has field errors', async () => {
    const { send, fails } = provider()
    const onRejected = (error: unknown) => fieldErrors(error, ['amount'])
    const { state, submit, answered } = open({ send, onRejected })
    await submit()
    await fails(invalid({ amount: ['At most $5.00.'] }))
    expect(state()).toEqual({ status: 'idle' })
    expect(answered).toEqual([{ fields: { amount: ['At most $5.00.'] } }])
  })

  it('A submission is idle again when the caller handled its rejection', async () => {
    const { send, fails } = provider()
    const { state, submit, answered } = open({ send, onRejected: () => 'handled' })
    await submit()
    await fails(forbidden)
    expect(state()).toEqual({ status: 'idle' })
    expect(answered).toEqual([undefined])
  })

  it('A definitive rejection refetches the data that the form was filled from', async () => {
    const { send, fails } = provider()
    client.setQueryData(['accounts'], 'before')
    const { submit } = open({ send, touches: [['accounts']] })
    await submit()
    await fails(forbidden)
    expect(client.getQueryState(['accounts'])?.isInvalidated).toBe(true)
  })

  it('A press without a connection is a definitive rejection', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send })
    onlineManager.setOnline(false)
    await submit()
    await fails(lost)
    expect(state()).toEqual({ status: 'rejected', error: lost })
  })
})

describe('useSubmission: the idempotency key', () => {
  it('The idempotency key is the same for every try until one is accepted, then a new one', async () => {
    const { send, calls, answers, fails } = provider()
    const { submit } = open({ send })
    await submit()
    await fails(lost)
    await submit()
    await answers('r1')
    await submit()
    const [first, second, third] = calls.map(({ key }) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('The idempotency key is created when the form opens, so that another tab has the same', async () => {
    const { send, calls } = provider()
    const record = storedRecord()
    const firstTab = open({ send, record })
    const secondTab = open({ send, record })
    await firstTab.submit()
    await secondTab.submit()
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  it('The idempotency key is dropped when the provider has accepted it with another body', async () => {
    const { send, calls, fails } = provider()
    const record = storedRecord()
    const { state, submit } = open({ send, record })
    await submit()
    await fails(lost)
    await submit()
    await fails(invalid({ idempotencyKey: ['Used before.'] }))
    expect(state()).toMatchObject({ status: 'rejected' })
    expect(record.unconfirmed()).toBeNull()
    await submit()
    expect(calls[2]?.key).not.toBe(calls[0]?.key)
  })
})

describe('useSubmission: a reload', () => {
  it('An interrupted submission opens as outcome unknown after a reload and resends the same request', async () => {
    const { send, calls, answers, fails } = provider()
    const record = storedRecord()
    const before = open({ send, record })
    await before.submit()
    await fails(lost)
    before.unmount()
    const { result, state, submit } = open({ send, record })
    expect(state()).toEqual({ status: 'outcome-unknown', verification: 'none' })
    expect(result.current.unconfirmed).toEqual(transfer)
    await submit(result.current.unconfirmed ?? { amount: 0 })
    expect(calls[1]).toMatchObject({ body: transfer, key: calls[0]?.key })
    await answers('r1')
    expect(state()).toEqual({ status: 'done' })
    expect(record.unconfirmed()).toBeNull()
  })

  it('A submission that a reload interrupted opens as outcome unknown', async () => {
    const { send } = provider()
    const record = storedRecord()
    const before = open({ send, record })
    await before.submit()
    before.unmount()
    expect(open({ send, record }).state().status).toBe('outcome-unknown')
  })

  it('A rejected submission is idle after a reload and keeps its idempotency key', async () => {
    const { send, calls, fails } = provider()
    const record = storedRecord()
    const before = open({ send, record })
    await before.submit()
    await fails(forbidden)
    before.unmount()
    const { state, submit } = open({ send, record })
    expect(state()).toEqual({ status: 'idle' })
    await submit()
    expect(calls[1]?.key).toBe(calls[0]?.key)
  })

  it('An abandoned submission is idle and gets a new idempotency key', async () => {
    const { send, calls, fails } = provider()
    const record = storedRecord()
    const { result, state, submit } = open({ send, record })
    await submit()
    await fails(lost)
    await act(async () => result.current.abandon())
    expect(state()).toEqual({ status: 'idle' })
    await submit()
    expect(calls[1]?.key).not.toBe(calls[0]?.key)
  })

  it('The outcome is unknown after a press without a connection if the submission is recorded', async () => {
    const { send, fails } = provider()
    const { state, submit } = open({ send, record: storedRecord() })
    onlineManager.setOnline(false)
    await submit()
    await fails(lost)
    expect(state().status).toBe('outcome-unknown')
  })
})
