import { afterEach, expect, it, vi } from 'vitest'
import { announceEndedOnce, connectTabs } from './tab-connection.ts'

afterEach(() => void vi.unstubAllGlobals())

function refuseChannel(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

it.each([
  ['has no channels', undefined],
  ['refuses channels as it refuses storage', refuseChannel],
])('A browser that %s keeps its tabs unconnected, without errors', async (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel)
  const tabs = connectTabs({ onAsk: () => null, onRenewed: () => undefined, onEnded: () => undefined })
  expect(await tabs.ask()).toBeNull()
  expect(() => {
    tabs.announceRenewed(60)
    tabs.announceEnded()
    tabs.close()
    announceEndedOnce()
  }).not.toThrow()
})
