import { configureTransport } from '@coffer/api-client/transport'
import { pageNow } from '@coffer/domain/test-clock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activeBranding } from './active-branding.ts'
import { branding, envelope, settings } from './branding.fixture.ts'
import { refreshBranding } from './fetch-branding.ts'
import { BRANDING_MAX_AGE_MS } from './resolve-branding.ts'
import { watchBranding } from './watch-branding.ts'
import { setClock } from '../token/clock.ts'
import { clearRoot, rehydrate, rootStore, watchRoot } from '../storage/root-store.ts'
import { hasTenant, provideTenant } from './tenant.ts'
import { IDENTIFY_TIMEOUT_MS } from './unknown-tenant.ts'

let answered: object
const provider = vi.fn(async (input: string | URL | Request) => {
  const url = input instanceof Request ? input.url : String(input)
  return url.includes('csrf') ? new Response(null, { status: 204 }) : Response.json(envelope(answered))
})
const requestCount = () => provider.mock.calls.length
const primary = () => document.documentElement.style.getPropertyValue('--primary')

/** A page that has just been opened, with this content in storage. */
async function open(left: string): Promise<void> {
  provideTenant({ slug: 'harbor', branding, settings, languages: ['en', 'es'] })
  document.documentElement.removeAttribute('style')
  rootStore.setState({ branding: null })
  localStorage.setItem('root', left)
  await rehydrate()
}
const stops: (() => void)[] = []
const storedRoot = () => localStorage.getItem('root') ?? ''

beforeEach(() => {
  clearRoot()
  rootStore.setState({ branding: null })
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  document.head.innerHTML = ''
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  provideTenant({ slug: 'harbor', branding, settings, languages: ['en', 'es'] })
  provider.mockClear()
  configureTransport({
    baseUrl: 'http://bank.example/api/v1',
    csrfUrl: 'http://bank.example/csrf',
    fetch: provider,
  })
  setClock(pageNow)
  answered = { ...branding, name: 'Harborlight Bank', color_primary: '#5b1235' }
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('The live branding is applied: its names, and the colors that differ', async () => {
  await refreshBranding()
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
  expect(primary()).toMatch(/^#/)
})

it('The branding is fetched once an hour', async () => {
  await Promise.all([refreshBranding(), refreshBranding()])
  const once = requestCount()
  await refreshBranding()
  expect(requestCount()).toBe(once)
  setClock(() => pageNow() + BRANDING_MAX_AGE_MS)
  await refreshBranding()
  expect(requestCount()).toBeGreaterThan(once)
})

it.each([
  ['malformed', { name: 'Harborlight Bank' }],
  ['hostile', { ...branding, color_primary: 'red;background:url(https://evil.example)' }],
  ['another tenant’s', { ...branding, slug: 'juniper' }],
])('A page does not change for %s branding', async (_, answer) => {
  answered = answer
  await refreshBranding()
  expect(activeBranding().branding.name).toBe('Harborlight Savings')
  expect(primary()).toBe('')
})

it('A response for a tenant that the page has left is dropped, and the next branding is fetched', async () => {
  const late = Promise.withResolvers<Response>()
  const handshake = new Response(null, { status: 204 })
  provider.mockResolvedValueOnce(handshake).mockReturnValueOnce(late.promise)
  const earlier = refreshBranding()
  await vi.waitFor(() => expect(requestCount()).toBe(2))
  provideTenant({ slug: 'harbor', branding, settings, languages: ['en', 'es'] })
  await refreshBranding()
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
  late.resolve(Response.json(envelope({ ...branding, name: 'Harborlight of yesterday' })))
  await earlier
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
})

it('Cached branding is applied after a reload, before anything is fetched', async () => {
  await refreshBranding()
  const color = primary()
  const asked = requestCount()
  await open(storedRoot())
  watchBranding()()
  await vi.waitFor(() => expect(primary()).toBe(color))
  expect(requestCount()).toBe(asked)
})

it('Cached branding that was tampered with is ignored', async () => {
  const value = { ...branding, emails: null, slug: 7 }
  const logoShapes = { drawerLogo: 'hor-white', logInLogo: 'hor-white' }
  const state = {
    branding: { value, variables: {}, logoShapes, fetchedAt: pageNow(), builtBranding: branding },
  }
  localStorage.setItem('root', JSON.stringify({ state, version: 1 }))
  await rehydrate()
  expect(activeBranding().branding.name).toBe('Harborlight Savings')
})

it('Branding cached by an earlier release is fetched again, and the rest of the storage remains', async () => {
  const logoShapes = { drawerLogo: 'hor-white', logInLogo: 'hor-white' }
  const earlier = { value: { ...branding, name: 'Before' }, variables: {}, logoShapes, fetchedAt: pageNow() }
  localStorage.setItem('root', JSON.stringify({ state: { relink: true, branding: earlier }, version: 1 }))
  await rehydrate()
  expect(rootStore.getState().relink).toBe(true)
  expect(activeBranding().branding.name).toBe('Harborlight Savings')
  await refreshBranding()
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
})

it.each([
  ['full', 'setItem'],
  ['forbidden', 'getItem'],
] as const)('Fetched branding is storedRoot in memory when storage is %s', async (_, call) => {
  vi.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  await refreshBranding()
  await rehydrate()
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
  expect(primary()).toMatch(/^#/)
  const once = requestCount()
  await refreshBranding()
  expect(requestCount()).toBe(once)
})

it('The branding is still shown after a logout, although none of it is stored', async () => {
  await refreshBranding()
  clearRoot()
  expect(storedRoot()).toBe('')
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
})

it('The branding is fetched again when the clock was set back', async () => {
  setClock(() => pageNow() + BRANDING_MAX_AGE_MS)
  await refreshBranding()
  const once = requestCount()
  setClock(pageNow)
  await refreshBranding()
  expect(requestCount()).toBeGreaterThan(once)
})

it('A change of the branding is applied within the hour, during a session', async () => {
  vi.useFakeTimers()
  setClock(pageNow)
  stops.push(watchBranding())
  await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Bank'))
  const before = primary()
  answered = {
    ...branding,
    name: 'Harborlight Trust',
    color_primary: '#1a5b12',
    logos: { ...branding.logos, 'hor-white': '/new.svg' },
    show_fdic: false,
    password_requirements: { ...branding.password_requirements, require_symbol: true },
  }
  await vi.advanceTimersByTimeAsync(BRANDING_MAX_AGE_MS + 60_000)
  await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Trust'))
  expect(activeBranding().branding).toMatchObject({
    showFdic: false,
    logos: { 'hor-white': '/new.svg' },
    passwordRequirements: { requireSymbol: true },
  })
  expect(primary()).not.toBe(before)
})

it('Live branding updates the browser’s theme color and the icon', async () => {
  document.head.innerHTML = `<meta name="theme-color" content="#12355b"><link rel="icon" href="/c.svg" type="image/svg+xml">`
  answered = { ...answered, logos: { ...branding.logos, 'sq-color': '/new.png' } }
  await refreshBranding()
  expect(document.querySelector('meta')?.content).toBe(
    document.documentElement.style.getPropertyValue('--drawer'),
  )
  expect(document.querySelector('link')?.outerHTML).toBe('<link rel="icon" href="/new.png">')
})

it('A dark page is printed in the light colors of the live branding', async () => {
  document.head.innerHTML = '<style data-dark media="screen"></style>'
  stops.push(watchBranding())
  await refreshBranding()
  const dark = primary()
  window.dispatchEvent(new Event('beforeprint'))
  const light = primary()
  window.dispatchEvent(new Event('afterprint'))
  expect([primary(), light]).toEqual([dark, expect.not.stringMatching(dark)])
})

describe('two tabs', () => {
  const inOtherTab = (text: string) => {
    localStorage.setItem('root', text)
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'root', newValue: text, storageArea: localStorage }),
    )
  }

  it('Two tabs share the branding that one of them fetched, and neither fetches it again', async () => {
    await refreshBranding()
    const [left, color] = [storedRoot(), primary()]
    await open('{"state":{},"version":1}')
    stops.push(watchRoot({ ownState: () => ({}), onRemoved: () => undefined }))
    answered = branding
    stops.push(watchBranding())
    await vi.waitFor(() => expect(storedRoot()).toContain('"fetchedAt"'))
    expect(primary()).toBe('')

    inOtherTab(left.replace(/"fetchedAt":\d+/, `"fetchedAt":${pageNow()}`))
    await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Bank'))
    await vi.waitFor(() => expect(primary()).toBe(color))
    const once = requestCount()
    await refreshBranding()
    expect(requestCount()).toBe(once)
  })

  it('Two tabs return to the built branding together, including its colors', async () => {
    stops.push(watchRoot({ ownState: () => ({}), onRemoved: () => undefined }))
    stops.push(watchBranding())
    await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Bank'))
    await vi.waitFor(() => expect(rootStore.getState().branding?.fetchedAt).toBeLessThan(pageNow()))
    const back = {
      ...rootStore.getState().branding,
      value: { ...activeBranding().branding, name: 'Harborlight Savings' },
      variables: {},
      fetchedAt: pageNow(),
    }
    inOtherTab(JSON.stringify({ state: { branding: back }, version: 1 }))
    await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Savings'))
    await vi.waitFor(() => expect(primary()).toBe(''))
  })
})

describe('a page without a readable tenant', () => {
  it('provideTenant throws when the tenant block is missing or damaged', () => {
    expect(hasTenant()).toBe(true)
    for (const damaged of [null, 'elm', { slug: 'elm' }, { slug: 'elm', branding: {}, settings: {} }])
      expect(() => provideTenant(damaged)).toThrow('no tenant')
  })

  const openWithoutTenant = async () => {
    document.body.innerHTML = `<script type="application/json" id="tenant">{"slug":"har</script>`
    vi.resetModules()
    const [{ configureTransport: configure }, store, active, { applyTheme }, { tenant }, { identifyTenant }] =
      await Promise.all([
        import('@coffer/api-client/transport'),
        import('../storage/root-store.ts'),
        import('./active-branding.ts'),
        import('./apply-theme.ts'),
        import('./tenant.ts'),
        import('./unknown-tenant.ts'),
      ])
    store.clearRoot()
    const csrfUrl = 'http://bank.example/csrf'
    const identify = () =>
      identifyTenant(() => configure({ baseUrl: 'http://bank.example/api/v1', csrfUrl, fetch: provider }))
    return { ...active, applyTheme, tenant, identify }
  }

  it('A page without a readable tenant shows the branding from its host', async () => {
    const page = await openWithoutTenant()
    await page.identify()
    expect(page.activeBranding().branding.name).toBe('Harborlight Bank')
    expect(primary()).toMatch(/^#/)
  })

  it('A page without tenant and response shows the default: the host’s name, near black, no FDIC claim', async () => {
    answered = { name: 'Harborlight Bank' }
    const page = await openWithoutTenant()
    await page.identify()
    await page.applyTheme()
    expect(page.activeBranding().branding).toMatchObject({ name: location.hostname, showFdic: false })
    expect(page.tenant().settings.apiBase).toBe('/api/v1')
    expect(primary()).toBe('#1a1a1a')
  })

  it('A page without a readable tenant waits at most five seconds for the branding', async () => {
    const page = await openWithoutTenant()
    const late = Promise.withResolvers<Response>()
    provider.mockImplementationOnce(() => late.promise)
    vi.useFakeTimers()
    const identified = page.identify()
    await vi.advanceTimersByTimeAsync(IDENTIFY_TIMEOUT_MS)
    vi.useRealTimers()
    await identified
    expect(primary()).toBe('#1a1a1a')
    late.resolve(new Response(null, { status: 204 }))
  })
})

it('watchBranding with comparesFirst applies a changed branding', async () => {
  watchBranding({ comparesFirst: true })()
  await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Bank'))
  expect(primary()).toMatch(/^#/)
})

it('watchBranding with comparesFirst leaves an unchanged page as built, for an hour', async () => {
  answered = { ...branding, more: 'than we know' }
  watchBranding({ comparesFirst: true })()
  await refreshBranding()
  expect(activeBranding().branding.name).toBe('Harborlight Savings')
  expect(primary()).toBe('')
  const once = requestCount()
  await refreshBranding()
  expect(requestCount()).toBe(once)
})

it('A page stays as built when its early branding equals the built one', async () => {
  await refreshBranding({ early: Promise.resolve(Response.json({ data: branding })) })
  expect(activeBranding()).toMatchObject({ source: 'live', isDue: false })
  expect(requestCount()).toBe(0)
})

it.each([
  ['failed', () => Promise.reject(new TypeError('network'))],
  ['was refused', async () => new Response('{}', { status: 503 })],
])('The branding is requested again when its early response %s', async (_, early) => {
  await refreshBranding({ early: early() })
  expect(activeBranding().branding.name).toBe('Harborlight Bank')
  expect(requestCount()).toBe(1)
})

it('The page returns to the built branding when the provider does', async () => {
  await refreshBranding()
  const changed = primary()
  answered = branding
  setClock(() => pageNow() + BRANDING_MAX_AGE_MS)
  watchBranding({ comparesFirst: true })()
  await vi.waitFor(() => expect(activeBranding().branding.name).toBe('Harborlight Savings'))
  expect(primary()).not.toBe(changed)
})
