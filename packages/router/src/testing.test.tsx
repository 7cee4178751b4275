import { fetchAccounts } from '@coffer/api-client/accounts'
import { handlers } from '@coffer/api-client/fakes'
import { render, screen } from '@testing-library/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { unstable_scheduleCallback, unstable_UserBlockingPriority } from 'scheduler'
import { expect, it, onTestFinished, vi } from 'vitest'
import { provider } from './fake-provider.ts'

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Work that React does before the effects of a render, each piece longer than its time slice. */
function delayEffects(): void {
  for (let piece = 0; piece < 5; piece += 1)
    unstable_scheduleCallback(unstable_UserBlockingPriority, () => workFor(10))
}

function Subscriber({ subscribe }: { subscribe: () => void }) {
  useLayoutEffect(delayEffects, [])
  useEffect(() => subscribe(), [subscribe])
  return <p>There</p>
}

function Loaded({ subscribe }: { subscribe: () => void }) {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLoaded(true), 0)
    return () => clearTimeout(timer)
  }, [])
  return isLoaded && <Subscriber subscribe={subscribe} />
}

it('findBy queries find a screen after its effects have run, however busy the machine is', async () => {
  let isSubscribed = false
  const subscribe = () => {
    isSubscribed = true
  }
  render(<Loaded subscribe={subscribe} />)
  await screen.findByText('There')
  expect(isSubscribed).toBe(true)
})

it('A handler breaks a connection, which prints no stack, as does a frame that is not loaded', async () => {
  const printed = vi.spyOn(process.stderr, 'write')
  onTestFinished(() => printed.mockRestore())
  provider.use(handlers.accounts.breaks())
  render(<iframe title="A document" src="about:blank" sandbox="" />)
  await expect(fetchAccounts()).rejects.toMatchObject({ failure: { kind: 'offline' } })
  expect(printed).not.toHaveBeenCalled()
})
