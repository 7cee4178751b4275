import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runLinkingPage } from './run-linking-page.ts'

const home = 'http://bank.example'
const options = {
  fastLinkURL: 'https://linking.example/',
  accessToken: 'Bearer token-1',
  forceIframe: true,
  params: { configName: 'Verification', locale: 'es_US' },
}
const session = { to: 'linking-page', scriptUrl: 'https://linking.example/initialize.js', options }

const posted = vi.fn<(message: unknown, origin: unknown) => void>()
let stop = () => {}
const loaded = vi.fn<(script: HTMLScriptElement) => void>()
const posts = (): unknown[] => posted.mock.calls.map(([message]) => message)

const receive = (data: unknown, origin = home, source: Window | null = window.parent) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))

/** Simulates how the vendor’s script loads. */
const vendorScript = (outcome: 'load' | 'error') =>
  loaded.mockImplementation((script) => void script.dispatchEvent(new Event(outcome)))

beforeEach(() => {
  vi.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown, origin: unknown) =>
    posted(message, origin),
  )
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) loaded(script)
  })
  vendorScript('load')
  stop = runLinkingPage(home)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.clearAllMocks()
  delete window.fastlink
})

describe('runLinkingPage', () => {
  it('The linking page reports ready only to the origin of the tenant', () => {
    expect(posted).toHaveBeenCalledExactlyOnceWith({ from: 'linking-page', kind: 'ready' }, home)
  })

  it.each(['http://evil.example', 'http://link.bank.example', 'null', ''])(
    'The linking page accepts no session from the origin %j',
    (origin) => {
      receive(session, origin)
      expect(loaded).not.toHaveBeenCalled()
    },
  )

  it('The linking page accepts no session from a window other than its parent', () => {
    receive(session, home, null)
    expect(loaded).not.toHaveBeenCalled()
  })

  it.each([null, { ...session, to: 'elsewhere' }, { ...session, options: { ...options, params: {} } }])(
    'The linking page accepts no malformed session: %j',
    (message) => {
      receive(message)
      expect(loaded).not.toHaveBeenCalled()
    },
  )

  it('The linking page opens the vendor’s window with the session, in its language', async () => {
    const open = vi.fn()
    window.fastlink = { open }
    receive(session)
    await vi.waitFor(() => expect(posts()).toContainEqual({ from: 'linking-page', kind: 'opened' }))
    expect(loaded.mock.lastCall?.[0].src).toBe(session.scriptUrl)
    expect(open).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(options), 'linking')
    expect(document.documentElement.lang).toBe('es')
  })

  it('The linking page accepts only one session', async () => {
    window.fastlink = { open: vi.fn() }
    receive(session)
    receive({ ...session, scriptUrl: 'https://evil.example/script.js' })
    await vi.waitFor(() => expect(posts()).toContainEqual({ from: 'linking-page', kind: 'opened' }))
    expect(loaded).toHaveBeenCalledTimes(1)
  })

  it('The linking page posts each callback only to the tenant’s page, as plain data', async () => {
    window.fastlink = {
      open: ({ onSuccess, onError, onEvent, onClose, onExit }) => {
        onSuccess({ status: 'SUCCESS', callback: () => undefined })
        onError({ code: 'E701' })
        onEvent()
        onClose({ sites: [] })
        onExit(undefined)
      },
    }
    receive(session)
    await vi.waitFor(() => expect(posts()).toContainEqual({ from: 'linking-page', kind: 'opened' }))
    expect(posts()).toEqual([
      { from: 'linking-page', kind: 'ready' },
      { from: 'linking-page', kind: 'success', payload: { status: 'SUCCESS' } },
      { from: 'linking-page', kind: 'error', payload: { code: 'E701' } },
      { from: 'linking-page', kind: 'event' },
      { from: 'linking-page', kind: 'close', payload: { sites: [] } },
      { from: 'linking-page', kind: 'close' },
      { from: 'linking-page', kind: 'opened' },
    ])
    expect(new Set(posted.mock.calls.map(([, origin]) => origin))).toEqual(new Set([home]))
  })
})

describe('a script that opens no window', () => {
  const expectBlocked = () =>
    vi.waitFor(() => expect(posts()).toContainEqual({ from: 'linking-page', kind: 'blocked' }))

  it('The linking page reports blocked when the script does not load', async () => {
    vendorScript('error')
    receive(session)
    await expectBlocked()
  })

  it('The linking page reports blocked when the script defines nothing', async () => {
    receive(session)
    await expectBlocked()
  })

  it('The linking page reports blocked when the script throws', async () => {
    window.fastlink = {
      open: () => {
        throw new Error('no container')
      },
    }
    receive(session)
    await expectBlocked()
  })

  it.each(['http://elsewhere.example/initialize.js', 'data:text/javascript,alert(1)'])(
    'The linking page reports blocked when the script URL is neither https nor same-origin: %s',
    async (scriptUrl) => {
      receive({ ...session, scriptUrl })
      await expectBlocked()
      expect(loaded).not.toHaveBeenCalled()
    },
  )
})
