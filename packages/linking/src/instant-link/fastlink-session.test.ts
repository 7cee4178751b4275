import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FastLinkOptions } from './fastlink-script.ts'
import { SCRIPT_WAIT_MS } from './fastlink-script.ts'
import { type FastLinkTicket, runFastLink, type SessionSettings } from './fastlink-session.ts'

const start = Date.parse('2026-11-20T15:00:00Z')
const ticket: FastLinkTicket = {
  scriptUrl: `${location.origin}/linking/fastlink.js`,
  fastlinkUrl: 'https://linking.example/',
  accessToken: 'token-1',
  configName: 'Aggregation',
  expiresAt: '2026-11-20T15:30:00Z',
  providerId: null,
}
const success = { status: 'SUCCESS', providerId: '1', providerAccountId: '2', requestId: '3' }
const site = { providerId: '1', providerAccountId: '2', requestId: '3', status: 'SUCCESS' }
const linked = {
  status: 'linked',
  result: { providerId: '1', providerAccountId: '2', requestId: '3', sites: [site] },
}

function vendor(play: (options: FastLinkOptions) => void) {
  const fastlink = {
    open: vi.fn((options: FastLinkOptions, _containerId: string) => play(options)),
    close: vi.fn(),
  }
  window.fastlink = fastlink
  return fastlink
}

const settings = (changed: Partial<SessionSettings> = {}): SessionSettings => ({
  containerId: 'linking',
  now: () => Date.now(),
  onOpen: vi.fn(),
  onActivity: vi.fn(),
  signal: new AbortController().signal,
  ...changed,
})

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

afterEach(() => {
  vi.useRealTimers()
  delete window.fastlink
  document.head.replaceChildren()
})

describe('a linking session', () => {
  it('opens the window as the vendor documents it', async () => {
    const fastlink = vendor(({ onClose }) => onClose())
    await runFastLink(ticket, settings())
    const [options, containerId] = fastlink.open.mock.lastCall ?? []
    expect(containerId).toBe('linking')
    expect(options).toMatchObject({
      fastLinkURL: 'https://linking.example/',
      accessToken: 'Bearer token-1',
      forceIframe: true,
      params: { configName: 'Aggregation' },
    })
  })

  it('opens at the only bank that may be linked', async () => {
    const fastlink = vendor(({ onClose }) => onClose())
    await runFastLink({ ...ticket, providerId: '16441' }, settings())
    expect(fastlink.open.mock.lastCall?.[0].params).toMatchObject({ flow: 'add', providerId: '16441' })
  })

  it.each<[string, (options: FastLinkOptions) => void, unknown]>([
    ['success, then close', (on) => (on.onSuccess(success), on.onClose({})), linked],
    ['success twice', (on) => (on.onSuccess(success), on.onSuccess(success), on.onClose({})), linked],
    ['success only in close', (on) => on.onClose({ sites: [success] }), linked],
    ['the other name of close', (on) => (on.onSuccess(success), on.onExit()), linked],
    ['quit', (on) => on.onClose({ sites: [], status: 'USER_CLOSE_ACTION' }), { status: 'quit' }],
    [
      'integration error, without a close',
      (on) => on.onError({ code: 'E899' }),
      { status: 'failed', reason: 'unknown' },
    ],
    ['expired token', (on) => on.onError({ code: 'E701' }), { status: 'expired' }],
  ])('%s', async (_name, play, end) => {
    vendor(play)
    expect(await runFastLink(ticket, settings())).toEqual(end)
  })

  it('decides nothing before the close, a success included', async () => {
    let window: FastLinkOptions | undefined
    vendor((options) => (window = options))
    const ended = vi.fn()
    const session = runFastLink(ticket, settings()).then(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    window?.onSuccess(success)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
    window?.onClose({})
    await session
    expect(ended).toHaveBeenCalledWith(linked)
  })

  it('ends when the session expires', async () => {
    const fastlink = vendor(() => undefined)
    const session = runFastLink(ticket, settings())
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(await session).toEqual({ status: 'expired' })
    expect(fastlink.close).toHaveBeenCalled()
  })

  it('does not end early where its expiry exceeds what a timer can hold', async () => {
    vendor(() => undefined)
    const ended = vi.fn()
    void runFastLink({ ...ticket, expiresAt: '2999-01-01T00:00:00Z' }, settings()).then(ended)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(ended).not.toHaveBeenCalled()
  })

  it('closes the window when it is aborted', async () => {
    const fastlink = vendor(() => undefined)
    const leaving = new AbortController()
    const session = runFastLink(ticket, settings({ signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort()
    expect(await session).toEqual({ status: 'quit' })
    expect(fastlink.close).toHaveBeenCalled()
  })

  it('is blocked when the window cannot be opened', async () => {
    vendor(() => {
      throw new Error('no container')
    })
    expect(await runFastLink(ticket, settings())).toEqual({ status: 'blocked' })
  })
})

describe('the script of the linking service', () => {
  const scripts = () => document.head.querySelectorAll('script')

  it('is blocked when it does not load in time', async () => {
    const asked = vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(() => undefined)
    const session = runFastLink({ ...ticket, scriptUrl: 'https://linking.example/fastlink.js' }, settings())
    await vi.advanceTimersByTimeAsync(SCRIPT_WAIT_MS)
    expect(asked).toHaveBeenCalledTimes(1)
    asked.mockRestore()
    expect(await session).toEqual({ status: 'blocked' })
    expect(scripts()).toHaveLength(0)
  })

  it('is never loaded from an address that is neither https nor same-origin', async () => {
    const session = runFastLink({ ...ticket, scriptUrl: 'http://elsewhere.example/fastlink.js' }, settings())
    expect(await session).toEqual({ status: 'blocked' })
    expect(scripts()).toHaveLength(0)
  })
})
