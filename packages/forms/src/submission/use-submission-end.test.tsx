import { emptyDetails } from '@coffer/api-client/transport/failure'
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  client,
  failed,
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

describe('useSubmission: following an accepted submission', () => {
  type Follow = NonNullable<Options['follow']>
  async function followed(options: Partial<Options> = {}) {
    const { send, answers } = provider()
    const checked = Promise.withResolvers<void>()
    const follow = vi.fn<Follow>(() => checked.promise)
    const onDone = vi.fn<NonNullable<Options['onDone']>>()
    const hook = open({ send, follow, onDone, ...options })
    await hook.submit()
    await answers('r1')
    return {
      ...hook,
      checked,
      onDone,
      tick: follow.mock.calls[0]?.[1].onTick,
      options: follow.mock.calls[0]?.[1],
    }
  }

  it('An accepted submission is pending until it is checked, and isLong after 8 seconds', async () => {
    const { state, tick, checked, onDone } = await followed()
    expect(state()).toEqual({ status: 'pending', phase: 'following', isLong: false })
    act(() => tick?.(7_999))
    expect(state()).toMatchObject({ isLong: false })
    act(() => tick?.(8_000))
    expect(state()).toMatchObject({ isLong: true })
    await act(async () => checked.resolve())
    expect(state()).toEqual({ status: 'done' })
    expect(onDone).toHaveBeenCalledWith(transfer, 'r1', { isChecked: true })
  })

  it.each([lost, failed({ ...emptyDetails, kind: 'timeout' }), forbidden])(
    'An accepted submission is done but unchecked when following it fails with %s',
    async (error) => {
      const { state, checked, onDone } = await followed()
      await act(async () => checked.reject(error))
      expect(state()).toEqual({ status: 'done' })
      expect(onDone).toHaveBeenCalledWith(transfer, 'r1', { isChecked: false })
    },
  )

  it('An accepted submission is rejected when the provider revokes it', async () => {
    const declined = invalid({})
    const onRejected = vi.fn<NonNullable<Options['onRejected']>>()
    const { state, checked, onDone } = await followed({ onRejected })
    await act(async () => checked.reject(declined))
    expect(state()).toEqual({ status: 'rejected', error: declined })
    expect(onRejected).toHaveBeenCalledExactlyOnceWith(declined, transfer, 'r1')
    expect(onDone).not.toHaveBeenCalled()
  })

  it('The following of a submission is aborted when the screen is left', async () => {
    const { options, unmount } = await followed()
    unmount()
    expect(options?.signal.aborted).toBe(true)
  })

  it('An accepted submission is not unconfirmed, even after a reload', async () => {
    const record = storedRecord()
    await followed({ record })
    expect(record.unconfirmed()).toBeNull()
  })
})

describe('useSubmission: touched queries', () => {
  it('useSubmission invalidates the touched queries before onDone', async () => {
    const { send, answers } = provider()
    client.setQueryData(['accounts'], 'before')
    const isStale = () => client.getQueryState(['accounts'])?.isInvalidated
    const seen: unknown[] = []
    const { submit } = open({ send, touches: [['accounts']], onDone: () => void seen.push(isStale()) })
    await submit()
    await answers('r1')
    expect(seen).toEqual([true])
  })

  it.each<Options['touches']>(['everything', [['accounts']], undefined])(
    'useSubmission is never delayed by pending requests of the touched queries: %s',
    async (touches) => {
      const { send, answers } = provider()
      const never = new Promise<string>(() => undefined)
      void client.prefetchQuery({ queryKey: ['transactions'], queryFn: () => never })
      void client.prefetchQuery({ queryKey: ['accounts'], queryFn: () => never })
      const { state, submit } = open({ send, ...(touches && { touches }) })
      await submit()
      await answers('r1')
      expect(state()).toEqual({ status: 'done' })
    },
  )
})
