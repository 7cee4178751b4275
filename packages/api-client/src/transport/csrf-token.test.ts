import { afterEach, describe, expect, it, vi } from 'vitest'
import { csrfToken } from './csrf-token.ts'
import { deleteCookie } from './delete-cookie.ts'
import { configureTransport } from './settings.ts'
import { tokenPrefixFor } from './token-prefix.ts'

afterEach(() => {
  configureTransport({})
  vi.unstubAllGlobals()
})

const withCookies = (cookies: string) =>
  configureTransport({ cookies: { read: () => cookies, clear: () => undefined } })

describe('the CSRF token', () => {
  it('csrfToken reads the prefixed cookie, whatever a sibling site planted before or after it', () => {
    withCookies('XSRF-TOKEN=planted; __Host-XSRF-TOKEN=own%3D; XSRF-TOKEN=own%3D; XSRF-TOKEN=planted')
    expect(csrfToken()).toBe('own=')
  })

  it('csrfToken reads the plain cookie when the provider sets no prefixed one', () => {
    withCookies('theme=dark; XSRF-TOKEN=own%3D')
    expect(csrfToken()).toBe('own=')
  })

  it('csrfToken reads the cookie of the tenant on localhost, whatever other ports have set', () => {
    const cookies = 'juniper-XSRF-TOKEN=other; XSRF-TOKEN=of-another-server; harbor-XSRF-TOKEN=own%3D'
    const tokenPrefix = tokenPrefixFor('localhost', 'harbor')
    configureTransport({ tokenPrefix, cookies: { read: () => cookies, clear: () => undefined } })
    expect(csrfToken()).toBe('own=')
    expect(tokenPrefixFor('harbor.localhost', 'harbor')).toBe('__Host-')
    expect(tokenPrefixFor('192.168.1.5', 'harbor')).toBe('__Host-harbor-')
  })

  it('csrfToken is null without a cookie', () => {
    withCookies('not-XSRF-TOKEN=1')
    expect(csrfToken()).toBeNull()
  })
})

const expired = '; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT'

function writtenAt(location: { hostname: string; pathname: string }): readonly string[] {
  const written: string[] = []
  vi.stubGlobal('location', location)
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text)
    },
  })
  deleteCookie('XSRF-TOKEN')
  return written
}

describe('deleteCookie', () => {
  it('deleteCookie deletes the cookie for the host, each parent domain and each path above the page', () => {
    const written = writtenAt({ hostname: 'harbor.bank.example', pathname: '/login/entry' }).map((text) =>
      text.replace(`${expired}; Secure; SameSite=Lax`, ''),
    )
    const domains = ['', '; Domain=harbor.bank.example', '; Domain=bank.example', '; Domain=example']
    expect(written).toEqual(
      ['/', '/login', '/login/entry'].flatMap((path) =>
        domains.map((domain) => `XSRF-TOKEN=; Path=${path}${domain}`),
      ),
    )
  })

  it('deleteCookie omits Secure on localhost, where WebKit would ignore the cookie', () => {
    const [first] = writtenAt({ hostname: 'localhost', pathname: '/login' })
    expect(first).toBe(`XSRF-TOKEN=; Path=/${expired}; SameSite=Lax`)
  })
})
