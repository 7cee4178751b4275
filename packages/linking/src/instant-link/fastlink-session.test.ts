import { pageNow } from '@coffer/domain/test-clock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LinkingWindow, withLinkingPage } from './fake-linking-page.ts'
import {
  type FastLinkTicket,
  OPENING_WAIT_MS,
  runFastLink,
  type SessionSettings,
} from './fastlink-session.ts'

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

const container = document.createElement('section')
let stopPlaying = () => {}

function linkingPage(play: (opened: LinkingWindow) => void) {
  const played = vi.fn(play)
  stopPlaying = withLinkingPage(played)
  return played
}

const settings = (changed: Partial<SessionSettings> = {}): SessionSettings => ({
  container,
  now: pageNow,
  onOpen: vi.fn(),
  onActivity: vi.fn(),
  signal: new AbortController().signal,
  ...changed,
})

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  document.body.append(container)
})

afterEach(() => {
  vi.useRealTimers()
  stopPlaying()
  container.replaceChildren()
})

describe('runFastLink', () => {
  it('runFastLink opens the window with the vendor’s documented options and the script of the ticket', async () => {
    const opened = linkingPage(({ onClose }) => onClose())
    await runFastLink(ticket, settings())
    expect(opened.mock.lastCall?.[0]).toMatchObject({
      scriptUrl: ticket.scriptUrl,
      options: {
        fastLinkURL: 'https://linking.example/',
        accessToken: 'Bearer token-1',
        forceIframe: true,
        params: { configName: 'Aggregation', locale: 'en_US' },
      },
    })
  })

  it('runFastLink opens the window at the only bank that may be linked', async () => {
    const opened = linkingPage(({ onClose }) => onClose())
    await runFastLink({ ...ticket, providerId: '16441' }, settings())
    expect(opened.mock.lastCall?.[0].options.params).toMatchObject({ flow: 'add', providerId: '16441' })
  })

  it.each<[string, (opened: LinkingWindow) => void, unknown]>([
    ['a success, then a close', (on) => (on.onSuccess(success), on.onClose({})), linked],
    ['a repeated success', (on) => (on.onSuccess(success), on.onSuccess(success), on.onClose({})), linked],
    ['a success only inside the close', (on) => on.onClose({ sites: [success] }), linked],
    ['a quit', (on) => on.onClose({ sites: [], status: 'USER_CLOSE_ACTION' }), { status: 'quit' }],
    [
      'an integration error without a close',
      (on) => on.onError({ code: 'E899' }),
      { status: 'failed', reason: 'unknown' },
    ],
    ['an expired token', (on) => on.onError({ code: 'E701' }), { status: 'expired' }],
  ])('runFastLink returns the outcome of %s', async (_name, play, end) => {
    linkingPage(play)
    expect(await runFastLink(ticket, settings())).toEqual(end)
  })

  it('runFastLink waits for the close, even after a success', async () => {
    let window: LinkingWindow | undefined
    linkingPage((opened) => (window = opened))
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

  it('runFastLink ends when the session expires', async () => {
    linkingPage(() => undefined)
    const session = runFastLink(ticket, settings())
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(await session).toEqual({ status: 'expired' })
    expect(container.childElementCount).toBe(0)
  })

  it('runFastLink does not end early when the expiry exceeds the longest timer', async () => {
    linkingPage(() => undefined)
    const ended = vi.fn()
    void runFastLink({ ...ticket, expiresAt: '2999-01-01T00:00:00Z' }, settings()).then(ended)
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(ended).not.toHaveBeenCalled()
  })

  it('runFastLink closes the window when it is aborted', async () => {
    linkingPage(() => undefined)
    const leaving = new AbortController()
    const session = runFastLink(ticket, settings({ signal: leaving.signal }))
    await vi.advanceTimersByTimeAsync(0)
    leaving.abort()
    expect(await session).toEqual({ status: 'quit' })
    expect(container.childElementCount).toBe(0)
  })

  it('runFastLink returns blocked when the window cannot be opened', async () => {
    linkingPage(() => {
      throw new Error('no container')
    })
    expect(await runFastLink(ticket, settings())).toEqual({ status: 'blocked' })
  })
})

describe('a blocked linking page', () => {
  const blockedAfter = async (until: 'nothing' | 'ready', milliseconds: number) => {
    stopPlaying = withLinkingPage(() => undefined, until)
    const ended = vi.fn()
    void runFastLink(ticket, settings()).then(ended)
    await vi.advanceTimersByTimeAsync(milliseconds - 100)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledWith({ status: 'blocked' })
    expect(container.childElementCount).toBe(0)
  }

  it('runFastLink returns blocked when the frame has loaded but sends no message', () =>
    blockedAfter('nothing', 2000))

  it('runFastLink returns blocked when the script opens no window in time', () =>
    blockedAfter('ready', OPENING_WAIT_MS))
})
