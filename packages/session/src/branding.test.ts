import { configureTransport } from '@coffer/api-client/transport'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BRANDING_MAX_AGE_MS, currentBranding, followBranding, lookAtBranding } from './branding.ts'
import { followClock } from './clock.ts'
import { clearRoot, rehydrate, rootStore, watchRoot } from './store.ts'
import { isKnown, provideTenant } from './tenant.ts'
import { KNOW_TIMEOUT_MS } from './unknown-institution.ts'

const branding = {
  slug: 'harbor',
  name: 'Harborlight Savings',
  short_name: 'Harborlight',
  logos: { 'hor-color': '/a.svg', 'hor-white': '/b.svg', 'sq-color': '/c.svg', 'sq-white': '/d.svg' },
  logo_alt_text: 'Harborlight Savings',
  color_primary: '#12355b',
  color_secondary: '#3a6ea5',
  emails: { support: 'support@harborlight.example' },
  phone_support: '800-555-0100',
  password_requirements: {
    min_length: 12,
    max_length: 128,
    require_upper: false,
    require_lower: false,
    require_digit: false,
    require_symbol: false,
  },
  show_fdic: true,
  completed_at: '2026-01-01T00:00:00Z',
}
const settings = { csrfMaxAgeSeconds: 600, apiBase: '/api/v1' }

let answered: object
const envelope = (data: object) => ({
  code: 200,
  success: true,
  message: '',
  data,
  errors: null,
  completed_at: '2026-01-01T00:00:00Z',
  invocation_id: '00000000-0000-4000-8000-000000000000',
})
const provider = vi.fn(async (input: string | URL | Request) => {
  const url = input instanceof Request ? input.url : String(input)
  return url.includes('csrf') ? new Response(null, { status: 204 }) : Response.json(envelope(answered))
})
const brandingCalls = () => provider.mock.calls.length
const primary = () => document.documentElement.style.getPropertyValue('--primary')

/** The page as it is when it has just been opened, with this in storage. */
async function open(left: string): Promise<void> {
  provideTenant({ slug: 'harbor', branding, settings, languages: ['en', 'es'] })
  document.documentElement.removeAttribute('style')
  rootStore.setState({ branding: null })
  localStorage.setItem('root', left)
  await rehydrate()
}
const stops: (() => void)[] = []
const kept = () => localStorage.getItem('root') ?? ''

beforeEach(() => {
  clearRoot()
  rootStore.setState({ branding: null })
  localStorage.clear()
  document.documentElement.removeAttribute('style')
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  provideTenant({ slug: 'harbor', branding, settings, languages: ['en', 'es'] })
  provider.mockClear()
  configureTransport({
    baseUrl: 'http://bank.example/api/v1',
    csrfUrl: 'http://bank.example/csrf',
    fetch: provider,
  })
  followClock(Date.now)
  answered = { ...branding, name: 'Harborlight Bank', color_primary: '#5b1235' }
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('takes the live branding: names at once, and the colours that differ', async () => {
  await lookAtBranding()
  expect(currentBranding().name).toBe('Harborlight Bank')
  expect(primary()).toMatch(/^#/)
})

it('brings it once an hour', async () => {
  await Promise.all([lookAtBranding(), lookAtBranding()])
  const once = brandingCalls()
  await lookAtBranding()
  expect(brandingCalls()).toBe(once)
  followClock(() => Date.now() + BRANDING_MAX_AGE_MS)
  await lookAtBranding()
  expect(brandingCalls()).toBeGreaterThan(once)
})

it.each([
  ['malformed', { name: 'Harborlight Bank' }],
  ['hostile', { ...branding, color_primary: 'red;background:url(https://evil.example)' }],
  ['another institution’s', { ...branding, slug: 'juniper' }],
])('%s branding changes nothing', async (_, answer) => {
  answered = answer
  await lookAtBranding()
  expect(currentBranding().name).toBe('Harborlight Savings')
  expect(primary()).toBe('')
})

it('is applied at once after a reload, before anything is fetched', async () => {
  await lookAtBranding()
  const color = primary()
  const asked = brandingCalls()
  await open(kept())
  followBranding()()
  await vi.waitFor(() => expect(primary()).toBe(color))
  expect(brandingCalls()).toBe(asked)
})

it('is not believed when storage was tampered with', async () => {
  const value = { ...branding, emails: null, slug: 7 }
  const grounds = { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' }
  const state = { branding: { value, variables: {}, grounds, fetchedAt: Date.now(), over: branding } }
  localStorage.setItem('root', JSON.stringify({ state, version: 1 }))
  await rehydrate()
  expect(currentBranding().name).toBe('Harborlight Savings')
})

it('kept by an earlier release it is brought anew, and the rest of what was kept stays', async () => {
  const grounds = { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' }
  const earlier = { value: { ...branding, name: 'Before' }, variables: {}, grounds, fetchedAt: Date.now() }
  localStorage.setItem('root', JSON.stringify({ state: { relink: true, branding: earlier }, version: 1 }))
  await rehydrate()
  expect(rootStore.getState().relink).toBe(true)
  expect(currentBranding().name).toBe('Harborlight Savings')
  await lookAtBranding()
  expect(currentBranding().name).toBe('Harborlight Bank')
})

it.each([
  ['full', 'setItem'],
  ['forbidden', 'getItem'],
] as const)('with storage %s the page wears it from memory', async (_, call) => {
  vi.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('no', 'QuotaExceededError')
  })
  await lookAtBranding()
  await rehydrate()
  expect(currentBranding().name).toBe('Harborlight Bank')
  expect(primary()).toMatch(/^#/)
  const once = brandingCalls()
  await lookAtBranding()
  expect(brandingCalls()).toBe(once)
})

it('goes on being worn when whoever was logged in leaves, though nothing of it is stored', async () => {
  await lookAtBranding()
  clearRoot()
  expect(kept()).toBe('')
  expect(currentBranding().name).toBe('Harborlight Bank')
})

it('is asked for again when the clock went back', async () => {
  followClock(() => Date.now() + BRANDING_MAX_AGE_MS)
  await lookAtBranding()
  const once = brandingCalls()
  followClock(Date.now)
  await lookAtBranding()
  expect(brandingCalls()).toBeGreaterThan(once)
})

it('changed in the middle of a session, takes over within the hour: all that an institution may change', async () => {
  vi.useFakeTimers()
  followClock(() => Date.now())
  stops.push(followBranding())
  await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Bank'))
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
  await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Trust'))
  expect(currentBranding()).toMatchObject({
    showFdic: false,
    logos: { 'hor-white': '/new.svg' },
    passwordRequirements: { requireSymbol: true },
  })
  expect(primary()).not.toBe(before)
})

it('takes the browser’s bar and the page’s icon with it', async () => {
  document.head.innerHTML = `<meta name="theme-color" content="#12355b"><link rel="icon" href="/c.svg" type="image/svg+xml">`
  answered = { ...answered, logos: { ...branding.logos, 'sq-color': '/new.png' } }
  await lookAtBranding()
  expect(document.querySelector('meta')?.content).toBe(
    document.documentElement.style.getPropertyValue('--drawer'),
  )
  expect(document.querySelector('link')?.outerHTML).toBe('<link rel="icon" href="/new.png">')
})

describe('two tabs', () => {
  const inOtherTab = (text: string) => {
    localStorage.setItem('root', text)
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'root', newValue: text, storageArea: localStorage }),
    )
  }

  it('share what one of them brings, name and colours, and neither asks again', async () => {
    await lookAtBranding()
    const [left, color] = [kept(), primary()]
    await open('{"state":{},"version":1}')
    stops.push(watchRoot({ keep: () => ({}), onRemoved: () => undefined }))
    answered = branding
    stops.push(followBranding())
    await vi.waitFor(() => expect(kept()).toContain('"fetchedAt"'))
    expect(primary()).toBe('')

    inOtherTab(left.replace(/"fetchedAt":\d+/, `"fetchedAt":${Date.now()}`))
    await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Bank'))
    await vi.waitFor(() => expect(primary()).toBe(color))
    const once = brandingCalls()
    await lookAtBranding()
    expect(brandingCalls()).toBe(once)
  })

  it('go back together, colours too', async () => {
    stops.push(watchRoot({ keep: () => ({}), onRemoved: () => undefined }))
    stops.push(followBranding())
    await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Bank'))
    await vi.waitFor(() => expect(rootStore.getState().branding?.fetchedAt).toBeLessThan(Date.now()))
    const back = {
      ...rootStore.getState().branding,
      value: { ...currentBranding(), name: 'Harborlight Savings' },
      variables: {},
      fetchedAt: Date.now(),
    }
    inOtherTab(JSON.stringify({ state: { branding: back }, version: 1 }))
    await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Savings'))
    await vi.waitFor(() => expect(primary()).toBe(''))
  })
})

describe('a page that cannot say whose it is', () => {
  it('is one without a block, or with one that is damaged; nobody may be asked for then', () => {
    expect(isKnown()).toBe(true)
    for (const damaged of [null, 'elm', { slug: 'elm' }, { slug: 'elm', branding: {}, settings: {} }])
      expect(() => provideTenant(damaged)).toThrow('no tenant')
  })

  const unreadable = async () => {
    document.body.innerHTML = `<script type="application/json" id="tenant">{"slug":"har</script>`
    vi.resetModules()
    const [{ configureTransport: configure }, store, page, { tenant }, { askWhose }] = await Promise.all([
      import('@coffer/api-client/transport'),
      import('./store.ts'),
      import('./branding.ts'),
      import('./tenant.ts'),
      import('./unknown-institution.ts'),
    ])
    store.clearRoot()
    const csrfUrl = 'http://bank.example/csrf'
    const ask = () =>
      askWhose(() => configure({ baseUrl: 'http://bank.example/api/v1', csrfUrl, fetch: provider }))
    return { ...page, tenant, ask }
  }

  it('asks its host before it shows anything, and wears the answer', async () => {
    const page = await unreadable()
    await page.ask()
    expect(page.currentBranding().name).toBe('Harborlight Bank')
    expect(primary()).toMatch(/^#/)
  })

  it('in vain wears the default: the host’s name, near black, no logo, no promise of insurance', async () => {
    answered = { name: 'Harborlight Bank' }
    const page = await unreadable()
    await page.ask()
    await page.wear()
    expect(page.currentBranding()).toMatchObject({ name: location.hostname, showFdic: false })
    expect(page.tenant().settings.apiBase).toBe('/api/v1')
    expect(primary()).toBe('#1a1a1a')
  })

  it('waits five seconds for it, no longer', async () => {
    const page = await unreadable()
    provider.mockImplementationOnce(() => new Promise<Response>(() => undefined))
    vi.useFakeTimers()
    const known = page.ask()
    await vi.advanceTimersByTimeAsync(KNOW_TIMEOUT_MS)
    vi.useRealTimers()
    await known
    expect(primary()).toBe('#1a1a1a')
  })
})

it('a glance takes the live branding too', async () => {
  followBranding({ glances: true })()
  await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Bank'))
  expect(primary()).toMatch(/^#/)
})

it('a glance at branding that has not changed leaves the page as it was stamped, for an hour', async () => {
  answered = { ...branding, more: 'than we know' }
  followBranding({ glances: true })()
  await lookAtBranding()
  expect(currentBranding().name).toBe('Harborlight Savings')
  expect(primary()).toBe('')
  const once = brandingCalls()
  await lookAtBranding()
  expect(brandingCalls()).toBe(once)
})

it('goes back to what the page was stamped with when the provider does', async () => {
  await lookAtBranding()
  const changed = primary()
  answered = branding
  followClock(() => Date.now() + BRANDING_MAX_AGE_MS)
  followBranding({ glances: true })()
  await vi.waitFor(() => expect(currentBranding().name).toBe('Harborlight Savings'))
  expect(primary()).not.toBe(changed)
})
