import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type LinkingWindow, withLinkingPage } from './fake-linking-page.ts'
import { linkingOriginFor } from '@coffer/branding/linking-host'
import { openLinkingFrame } from './linking-frame.ts'

const session = {
  scriptUrl: 'https://linking.example/initialize.js',
  options: {
    fastLinkURL: 'https://linking.example/',
    accessToken: 'Bearer token-1',
    forceIframe: true,
    params: { configName: 'Verification', locale: 'en_US' },
  },
}
const home = linkingOriginFor(location.origin)
const container = document.createElement('section')
const onMessage = vi.fn()
const opened = vi.fn((_page: LinkingWindow) => undefined)
let stopPlaying = () => {}

beforeEach(() => {
  vi.clearAllMocks()
  container.setAttribute('aria-label', 'Link your bank')
  document.body.append(container)
  stopPlaying = withLinkingPage(opened)
})
afterEach(() => {
  stopPlaying()
  container.replaceChildren()
})

async function openFrame(): Promise<{ page: LinkingWindow; remove: () => void }> {
  const remove = openLinkingFrame(container, session, onMessage)
  await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith('opened', undefined))
  onMessage.mockClear()
  const page = opened.mock.lastCall?.[0]
  if (!page) throw new Error('no frame was opened')
  return { page, remove }
}

it('The linking frame has the name of the region that contains it', async () => {
  const { page } = await openFrame()
  expect(page.frame.title).toBe('Link your bank')
})

describe('the session of the frame', () => {
  it('The linking frame gets its session once, even if it reports ready again', async () => {
    const { page } = await openFrame()
    page.post('ready')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it.each(['http://evil.example', location.origin, 'null', ''])(
    'The linking frame gets no session at the origin %j',
    (origin) => {
      stopPlaying()
      stopPlaying = withLinkingPage(opened, 'nothing')
      openLinkingFrame(container, session, onMessage)
      const frame = container.querySelector('iframe')
      const posted = vi.fn()
      Object.assign(frame?.contentWindow ?? {}, { postMessage: posted })
      const data = { from: 'linking-page', kind: 'ready' }
      const source = frame?.contentWindow ?? null
      window.dispatchEvent(new MessageEvent('message', { source, origin, data }))
      expect(posted).not.toHaveBeenCalled()
      window.dispatchEvent(new MessageEvent('message', { source, origin: home, data }))
      expect(posted).toHaveBeenCalledExactlyOnceWith({ to: 'linking-page', ...session }, home)
    },
  )
})

describe('messages of the frame', () => {
  it('A message from the linking frame at its own origin is received', async () => {
    const { page } = await openFrame()
    page.post('success', { status: 'SUCCESS' })
    expect(onMessage).toHaveBeenCalledExactlyOnceWith('success', { status: 'SUCCESS' })
  })

  it.each(['http://evil.example', location.origin, 'null', ''])(
    'A message from the origin %j is ignored',
    async (origin) => {
      const { page } = await openFrame()
      page.post('success', { status: 'SUCCESS' }, origin)
      expect(onMessage).not.toHaveBeenCalled()
    },
  )

  it('A message from another window is ignored', async () => {
    await openFrame()
    const data = { from: 'linking-page', kind: 'close' }
    window.dispatchEvent(new MessageEvent('message', { source: window, origin: home, data }))
    expect(onMessage).not.toHaveBeenCalled()
  })

  it.each([null, 'close', { kind: 'close' }, { from: 'linking-page', kind: 'constructor' }])(
    'A malformed message is ignored: %j',
    async (data) => {
      const { page } = await openFrame()
      const source = page.frame.contentWindow
      window.dispatchEvent(new MessageEvent('message', { source, origin: home, data }))
      expect(onMessage).not.toHaveBeenCalled()
    },
  )

  it('A message that arrives after the linking frame was removed is ignored', async () => {
    const { page, remove } = await openFrame()
    remove()
    page.post('close')
    expect(onMessage).not.toHaveBeenCalled()
    expect(container.childElementCount).toBe(0)
  })
})
