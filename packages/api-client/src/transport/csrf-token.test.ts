import { afterEach, describe, expect, it, vi } from 'vitest'
import { csrfToken } from './csrf-token.ts'
import { deleteCookie } from './delete-cookie.ts'
import { configureTransport } from './settings.ts'

afterEach(() => {
  configureTransport({})
  vi.unstubAllGlobals()
})

const withCookies = (cookies: string) =>
  configureTransport({ cookies: { read: () => cookies, clear: () => undefined } })

describe('the CSRF token', () => {
  it('is that of the prefixed cookie, whatever a sibling site has planted before or after it', () => {
    withCookies('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own%3D; XSRF-TOKEN=own%3D; XSRF-TOKEN=planted')
    expect(csrfToken()).toBe('own=')
  })

  it('is that of the plain cookie from a provider without the other', () => {
    withCookies('theme=dark; XSRF-TOKEN=own%3D')
    expect(csrfToken()).toBe('own=')
  })

  it('is absent without a cookie', () => {
    withCookies('not-XSRF-TOKEN=1')
    expect(csrfToken()).toBeNull()
  })
})

describe('deleteCookie', () => {
  it('deletes those of the host and of each parent domain, for each path above the page', () => {
    const written: string[] = []
    vi.stubGlobal('location', { hostname: 'harbor.bank.example', pathname: '/login/entry' })
    vi.stubGlobal('document', {
      set cookie(text: string) {
        written.push(
          text.replace('; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax', ''),
        )
      },
    })
    deleteCookie('XSRF-TOKEN')
    const domains = ['', '; Domain=harbor.bank.example', '; Domain=bank.example', '; Domain=example']
    expect(written).toEqual(
      ['/', '/login', '/login/entry'].flatMap((path) =>
        domains.map((domain) => `XSRF-TOKEN=; Path=${path}${domain}`),
      ),
    )
  })
})
