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
  ])('hasCapability has the capabilities that the provider announces in %s', async (_, options) => {
    expect(hasCapability('passkeys')).toBe(false)
    await refreshBranding(options)
    expect(hasCapability('passkeys')).toBe(true)
    expect(hasCapability('goals')).toBe(false)
  })

  it.each([
    ['announces no capability', branding],
    ['no longer announces the capability', { ...branding, capabilities: [] }],
  ])('hasCapability is false when the provider %s', async (_, answer) => {
    answered = answer
    await refreshBranding()
    expect(provider).toHaveBeenCalled()
    expect(hasCapability('passkeys')).toBe(false)
  })

  it('resolveCapability knows a capability after a reload, without a request', async () => {
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

  it('hasCapability is false for a capability that the tenant has switched off', async () => {
    open({ disabled: ['passkeys'] })
    await refreshBranding()
    expect(hasCapability('passkeys')).toBe(false)
  })

  it('hasCapability is false for a capability that only the tenant’s own branding has', async () => {
    answered = branding
    open({ built: { ...branding, capabilities: ['passkeys'] } })
    expect(hasCapability('passkeys')).toBe(false)
    await refreshBranding({ comparesFirst: true })
    expect(hasCapability('passkeys')).toBe(false)
  })
})

it('useCapability renders again when the provider announces the capability', async () => {
  const { result } = renderHook(() => useCapability('passkeys'))
  expect(result.current).toBe(false)
  await act(() => refreshBranding())
  expect(result.current).toBe(true)
})

it('useCapability hydrates a prerendered page as false before it renders an announced capability', async () => {
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
  it('resolveCapability waits for the first branding', async () => {
    expect(await resolveCapability('passkeys')).toBe(true)
  })

  it('resolveCapability resolves to false when the provider does not respond', async () => {
    connect(() => Promise.reject(new TypeError('offline')))
    expect(await resolveCapability('passkeys')).toBe(false)
  })
})
