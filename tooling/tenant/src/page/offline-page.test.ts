import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { createDarkColors } from '@coffer/branding/dark-theme'
import { createTheme } from '@coffer/branding/theme'
import { describe, expect, it, vi } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import { branding, folder, defaultMessages } from '../testing.ts'
import { type OfflinePage, offlinePage } from './offline-page.ts'
import { offlineWorker } from './offline-worker.ts'
import { tenantBlock } from './tenant-block.ts'

function renderPage(changes: Partial<TenantFolder> = {}): OfflinePage {
  const checked = checkTenant(folder('elm', changes), defaultMessages)
  if (!checked.ok) throw new Error(checked.problems.map(({ hint }) => hint).join())
  const theme = createTheme(checked.tenant.branding)
  const dark = createDarkColors(checked.tenant.branding)
  const { design } = checked.tenant.tenant
  const { logos } = checked.tenant
  return offlinePage({ block: tenantBlock(checked.tenant, theme), theme, dark, design, faces: '', logos })
}

describe('the offline page', () => {
  it('The offline page has the tenant’s name and colors, every language, and the number to call', () => {
    const { html } = renderPage()
    expect(html).toContain('<title>You’re offline – elm Savings</title>')
    expect(html).toContain('--log-in-panel:#0b2545')
    expect(html).toMatch(/<img src="data:image\/svg\+xml;base64,[\w+/=]+" alt="elm Savings">/)
    expect(html).toContain('<section lang="en"><h1>You’re offline</h1>')
    expect(html).toContain('<section lang="es"><h2>No tiene conexión</h2>')
    expect(html).toContain('<a href="tel:8005550142">(800) 555-0142</a>')
    expect(html).toContain('<a class="again" href="">Try again</a>')
  })

  it('The offline page is dark if the system is, except for a header whose logo needs a light one', () => {
    const darkOf = (html: string) =>
      /@media screen and \(prefers-color-scheme: dark\)\{(.*?)\}\}/.exec(html)?.[1] ?? ''
    expect(darkOf(renderPage().html)).toMatch(/--background:#[01]\w+;.*--log-in-panel:/)
    const pale = renderPage({ branding: branding('elm', { color_primary: '#ffd400' }) })
    expect(darkOf(pale.html)).toContain('--background:')
    expect(darkOf(pale.html)).not.toContain('--log-in-panel')
  })

  it("The offline page has only the tenant's languages, the default one first", () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['es'],
      settings: {},
    }
    const { html } = renderPage({ tenant })
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<title>No tiene conexión – elm Savings</title>')
    expect(html).not.toContain('lang="en"')
  })

  it('The offline page is self-contained except for fonts, and its policy allows its inline content by hash', () => {
    const { html, policy } = renderPage()
    const inline = [...html.matchAll(/<(?:style|script)>([^<]*)</g)].map(([, text = '']) => text)
    expect(inline).toHaveLength(2)
    for (const text of inline) expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    expect(html).not.toMatch(/(?:src|href)="(?!data:|tel:|")/)
    expect(policy).toMatch(/^default-src 'none'; .*; font-src 'self'; connect-src 'self'; /)
  })

  /** Runs the page's script; the bank responds from the given request on. */
  async function reloadsAfter(
    ms: number,
    { isOnline, answersFrom }: { isOnline: boolean; answersFrom: number },
  ) {
    vi.useFakeTimers()
    try {
      const [, script = ''] = /<script>([^<]*)</.exec(renderPage().html) ?? []
      const reload = vi.fn()
      const listeners: (() => void)[] = []
      const requests: string[] = []
      runInNewContext(script, {
        setTimeout,
        Math,
        navigator: { onLine: isOnline },
        location: { reload },
        addEventListener: (name: string, listener: () => void) =>
          name === 'online' && listeners.push(listener),
        fetch: (address: string, { method }: { method: string }) => {
          requests.push(`${method} ${address}`)
          return requests.length < answersFrom ? Promise.reject(new Error('offline')) : Promise.resolve()
        },
      })
      await vi.advanceTimersByTimeAsync(ms)
      return { reloads: reload.mock.calls.length, requests, comeOnline: () => listeners[0]?.(), reload }
    } finally {
      vi.useRealTimers()
    }
  }

  it('The offline page reloads when the browser comes online, and sends no request before', async () => {
    const { reloads, requests, comeOnline, reload } = await reloadsAfter(120_000, {
      isOnline: false,
      answersFrom: 1,
    })
    expect([reloads, requests]).toEqual([0, []])
    comeOnline()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('The offline page polls the bank at growing intervals while the browser is online, and reloads once it responds', async () => {
    expect((await reloadsAfter(1_000, { isOnline: true, answersFrom: 1 })).reloads).toBe(1)
    const { reloads, requests } = await reloadsAfter(7_000, { isOnline: true, answersFrom: 3 })
    expect([reloads, requests]).toEqual([1, ['HEAD ', 'HEAD ', 'HEAD ']])
    expect((await reloadsAfter(600_000, { isOnline: true, answersFrom: 99 })).requests.length).toBeLessThan(
      16,
    )
  })

  it('The offline page renders a hostile name as text, and omits a logo at another origin', () => {
    const name = `</title><script>alert("1")</script>&'`
    const logos = { ...branding('elm').logos, 'hor-white': 'https://cdn.elm.example/logo.svg' }
    const rest = new Map([...folder('elm').logos].filter(([file]) => file !== 'hor-white.svg'))
    const { html } = renderPage({ branding: branding('elm', { name, logos }), logos: rest })
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<header><strong>&lt;/title&gt;')
  })
})

describe('the service worker', () => {
  type Listener = (event: object) => void

  /** Runs the worker as a browser does, with one request. */
  function running(fetch: (request: object) => Promise<unknown>) {
    const listeners = new Map<string, Listener>()
    const skipWaiting = vi.fn()
    const claim = vi.fn(() => Promise.resolve())
    runInNewContext(offlineWorker(renderPage()), {
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
      clients: { claim },
      fetch,
      registration: {},
      Promise,
      Response,
      skipWaiting,
    })
    const ask = async (request: object, preloadResponse?: unknown): Promise<unknown> => {
      const respondWith = vi.fn((answer: unknown) => answer)
      listeners.get('fetch')?.({ request, preloadResponse, respondWith })
      return respondWith.mock.results[0]?.value
    }
    return { ask, listeners, skipWaiting, claim }
  }

  const opening = { method: 'GET', mode: 'navigate', destination: 'document' }
  const offline = () => Promise.reject(new TypeError('offline'))

  it('The service worker responds with the offline page and its policy without a connection', async () => {
    const answer = await running(offline).ask(opening)
    if (!(answer instanceof Response)) throw new Error('nothing was answered')
    expect(await answer.text()).toBe(renderPage().html)
    expect(answer.headers.get('content-security-policy')).toBe(renderPage().policy)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('The service worker passes responses through, including a preloaded one', async () => {
    expect(await running(() => Promise.resolve('fetched')).ask(opening)).toBe('fetched')
    expect(await running(offline).ask(opening, 'preloaded')).toBe('preloaded')
  })

  it.each([
    ['a call', { method: 'GET', mode: 'cors', destination: '' }],
    ['a form that is sent', { ...opening, method: 'POST' }],
    ['a frame', { ...opening, destination: 'iframe' }],
    ['a picture', { method: 'GET', mode: 'no-cors', destination: 'image' }],
  ])('The service worker does not handle %s', async (_, request) => {
    expect(await running(offline).ask(request)).toBeUndefined()
  })

  it('The service worker takes over at once, and caches nothing', () => {
    const { listeners, skipWaiting, claim } = running(offline)
    listeners.get('install')?.({})
    expect(skipWaiting).toHaveBeenCalled()
    listeners.get('activate')?.({ waitUntil: (work: unknown) => work })
    expect(claim).toHaveBeenCalled()
    expect(offlineWorker(renderPage())).not.toMatch(/caches|indexedDB|postMessage/)
  })
})
