import { afterEach, expect, it, vi } from 'vitest'
import { beginMfa } from './session.ts'

const channel = new BroadcastChannel('session')
afterEach(() => channel.close())

it('A first log-in ends the sessions of other tabs, even from a page that restored no session', async () => {
  const heard: unknown[] = []
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data))
  beginMfa({
    token: 'pending-token',
    nonceToken: 'nonce',
    maskedEmail: 'a••@example.com',
    mfa: { enrolled: ['email'], maskedPhone: null },
    session: null,
  })
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'ended' }]))
})
