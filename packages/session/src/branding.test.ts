import { configureTransport } from '@coffer/api-client/transport'
import { beforeEach, expect, it, vi } from 'vitest'
import { BRANDING_MAX_AGE_MS, currentBranding, followBranding, lookAtBranding } from './branding.ts'
import { followClock } from './clock.ts'
import { clearRoot, rehydrate } from './store.ts'
import { provideTenant } from './tenant.ts'

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

beforeEach(() => {
  localStorage.clear()
  clearRoot()
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
  document.documentElement.removeAttribute('style')
  await rehydrate()
  followBranding()()
  expect(primary()).toBe(color)
})

it('is not believed when storage was tampered with', async () => {
  const value = { ...branding, emails: null, slug: 7 }
  const grounds = { drawerLogo: 'hor-white', frontDoorLogo: 'hor-white' }
  const state = { branding: { value, variables: {}, grounds, fetchedAt: Date.now() } }
  localStorage.setItem('root', JSON.stringify({ state, version: 1 }))
  await rehydrate()
  expect(currentBranding().name).toBe('Harborlight Savings')
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
