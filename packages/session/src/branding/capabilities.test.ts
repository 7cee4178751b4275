import { configureTransport } from '@coffer/api-client/transport'
import { act, renderHook } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearRoot, rehydrate, rootStore } from '../storage/root-store.ts'
import { branding, envelope, settings } from './branding.fixture.ts'
import { hasCapability, resolveCapability, useCapability } from './capabilities.ts'
import { refreshBranding } from './fetch-branding.ts'
import { provideTenant } from './tenant.ts'

let answered: object
const provider = vi.fn(async () => Response.json(envelope(answered)))
const connect = (fetch: typeof globalThis.fetch) =>
  configureTransport({
    baseUrl: 'http://bank.example/api/v1',
    csrfUrl: 'http://bank.example/csrf',
    fetch,
    retryDelayMs: 0,
  })

function open({ built = branding, disabled }: { built?: object; disabled?: readonly string[] } = {}): void {
  provideTenant({
    slug: 'harbor',
    branding: built,
    settings: { ...settings, ...(disabled && { disabledCapabilities: disabled }) },
    languages: ['en', 'es'],
  })
}

beforeEach(() => {
  clearRoot()
  rootStore.setState({ branding: null })
  localStorage.clear()
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  connect(provider)
  provider.mockClear()
  answered = { ...branding, capabilities: ['passkeys', 'a-newer-one'] }
  open()
})

describe('hasCapability', () => {
  it.each([
    ['the validated branding', {}],
    ['the unchanged branding of the log-in page', { comparesFirst: true }],
  ])('knows what the provider announces in %s', async (_, options) => {
    expect(hasCapability('passkeys')).toBe(false)
    await refreshBranding(options)
    expect(hasCapability('passkeys')).toBe(true)
    expect(hasCapability('goals')).toBe(false)
  })

  it.each([
    ['announces none', branding],
    ['no longer announces it', { ...branding, capabilities: [] }],
  ])('has none where the provider %s', async (_, answer) => {
    answered = answer
    await refreshBranding()
    expect(provider).toHaveBeenCalled()
    expect(hasCapability('passkeys')).toBe(false)
  })

  it('knows it after a reload, without a request', async () => {
    await refreshBranding()
    const left = localStorage.getItem('root') ?? ''
    open()
    rootStore.setState({ branding: null })
    localStorage.setItem('root', left)
    await rehydrate()
    provider.mockClear()
    expect(await resolveCapability('passkeys')).toBe(true)
    expect(provider).not.toHaveBeenCalled()
  })

  it('has none that the tenant switched off', async () => {
    open({ disabled: ['passkeys'] })
    await refreshBranding()
    expect(hasCapability('passkeys')).toBe(false)
  })

  it('has none that only the tenant’s own branding names', async () => {
    answered = branding
    open({ built: { ...branding, capabilities: ['passkeys'] } })
    expect(hasCapability('passkeys')).toBe(false)
    await refreshBranding({ comparesFirst: true })
    expect(hasCapability('passkeys')).toBe(false)
  })
})

it('renders again when the provider announces it', async () => {
  const { result } = renderHook(() => useCapability('passkeys'))
  expect(result.current).toBe(false)
  await act(() => refreshBranding())
  expect(result.current).toBe(true)
})

it('hydrates a prerendered page as none, before it renders what was announced', async () => {
  const Announced = () => createElement('p', null, String(useCapability('passkeys')))
  const container = document.createElement('main')
  container.innerHTML = renderToString(createElement(Announced))
  await refreshBranding()
  const onRecoverableError = vi.fn()
  await act(async () => hydrateRoot(container, createElement(Announced), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.textContent).toBe('true')
})

describe('resolveCapability', () => {
  it('waits for the first branding', async () => {
    expect(await resolveCapability('passkeys')).toBe(true)
  })

  it('resolves to none where the provider does not answer', async () => {
    connect(() => Promise.reject(new TypeError('offline')))
    expect(await resolveCapability('passkeys')).toBe(false)
  })
})
