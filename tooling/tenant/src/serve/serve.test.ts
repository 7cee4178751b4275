import { describe, expect, it } from 'vitest'
import { headersAt, tenantHeaders, toLinkingHeaders } from './headers.ts'
import { nginxLinkingServer } from './nginx-linking.ts'
import { nginxServer, nginxShared } from './nginx.ts'
import { headersFile, redirectsFile } from './static-host.ts'

const policies = {
  pages: {
    '/': "script-src 'sha256-log-in'",
    '/login': "script-src 'sha256-log-in'",
    '/registration': "script-src 'sha256-registration'",
  },
  otherPage: "script-src 'self'",
  files: "default-src 'none'",
}
const headers = tenantHeaders(policies, ['offline.html'])
const elm = { slug: 'elm', hosts: ['elm.example', 'www.elm.example'], apiBase: '/api/v1' }

describe('the headers of a path', () => {
  it.each([
    ['/', 'no-cache', "script-src 'sha256-log-in'"],
    ['/login', 'no-cache', "script-src 'sha256-log-in'"],
    ['/registration', 'no-cache', "script-src 'sha256-registration'"],
    ['/registration/landing', 'no-cache', "script-src 'self'"],
    ['/dashboard', 'no-cache', "script-src 'self'"],
    ['/offline.html', 'no-cache', "script-src 'self'"],
    ['/assets/app-1.js', 'public, max-age=31536000, immutable', "default-src 'none'"],
    ['/logos/hor-white.svg', 'public, max-age=3600', "default-src 'none'"],
  ])('The headers of %s have the Cache-Control %s and the policy %s', (path, kept, policy) => {
    expect(headersAt(headers, path)).toMatchObject({
      'Cache-Control': kept,
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000',
    })
  })
})

it('Strict-Transport-Security includes subdomains on every response if the tenant’s settings say so', () => {
  const settings = { hstsSubdomains: true }
  const withSubdomains = 'max-age=63072000; includeSubDomains'
  const own = tenantHeaders(policies, [], settings)
  const linking = toLinkingHeaders("default-src 'none'", settings)
  for (const path of ['/', '/assets/app-1.js', '/logos/hor-white.svg'])
    expect(headersAt(own, path)['Strict-Transport-Security']).toBe(withSubdomains)
  for (const text of [nginxServer(elm, own), nginxLinkingServer(elm, linking)]) {
    // Every location inherits both directives, since none of them adds a header.
    expect(text.match(/^.*Strict-Transport-Security.*$/gm)).toEqual([
      `  add_header Strict-Transport-Security "${withSubdomains}" always;`,
      '  proxy_hide_header Strict-Transport-Security;',
    ])
    expect(text).not.toMatch(/^ {4,}add_header/m)
  }
})

it('The headers allow other origins to embed only logos', () => {
  const shared = (path: string) => headersAt(headers, path)['Cross-Origin-Resource-Policy']
  expect(['/', '/assets/app-1.js', '/logos/hor-white.svg'].map(shared)).toEqual([
    'same-origin',
    'same-origin',
    'cross-origin',
  ])
})

describe('the configuration of hosts', () => {
  const forms = { nginx: nginxServer(elm, headers), headers: headersFile(headers) }

  it.each([
    ['nginx', `${nginxShared}${forms.nginx}`],
    ['headers', forms.headers],
  ])('The configuration of %s has all declared headers', (_, text) => {
    for (const fields of Object.values(headers))
      for (const value of Object.values(fields)) expect(text).toContain(value)
  })

  it('The _headers file detaches a header of an earlier rule before setting it again', () => {
    expect(forms.headers).toContain('/assets/*\n  ! Cache-Control\n  Cache-Control: public')
  })

  it('The _redirects file answers 404 for missing files, and serves the page for every other path', () => {
    expect(redirectsFile(headers, 'https://api.elm.example/api/v1').trim().split('\n')).toEqual([
      '/assets/* /404.html 404',
      '/fonts/* /404.html 404',
      '/pictures/* /404.html 404',
      '/logos/* /404.html 404',
      '/ /login.html 200',
      '/login /login.html 200',
      '/registration /registration.html 200',
      '/* /app.html 200',
    ])
  })

  it('The _redirects file answers 404 for calls of the provider, which a static host cannot proxy', () => {
    const [comment, ...rules] = redirectsFile(headers, elm.apiBase).split('\n')
    expect(comment).toMatch(/^# Not proxied/)
    expect(rules.slice(0, 3)).toEqual([
      '/api/v1/* /404.html 404',
      '/sanctum/* /404.html 404',
      '/.well-known/security.txt /404.html 404',
    ])
    expect(rules.indexOf('/* /app.html 200')).toBe(rules.length - 2)
  })

  it('The nginx configuration serves the tenant’s own files by exact name', () => {
    expect(forms.nginx).toContain('location = /offline.html {')
    expect(forms.nginx).toContain('server_name elm.example www.elm.example;')
  })

  it('The nginx configuration proxies only calls of an API on the tenant’s own origin', () => {
    expect(forms.nginx).toContain('location ^~ /api/v1/ {')
    const elsewhere = { ...elm, apiBase: 'https://api.elm.example/api/v1' }
    expect(nginxServer(elsewhere, headers)).not.toContain('proxy_pass ')
  })

  it('The nginx configuration serves the linking page at separate hosts, with its headers and without the API', () => {
    const linking = toLinkingHeaders("default-src 'none'; script-src https://vendor.example")
    const text = nginxLinkingServer(elm, linking)
    expect(text).toContain('server_name link.elm.example link.www.elm.example;')
    expect(text).toContain('root $coffer_pages/elm/link;')
    for (const value of Object.values(linking['/*'] ?? {})) expect(`${nginxShared}${text}`).toContain(value)
    expect(text.match(/location .*(?= \{)/g)).toEqual([
      'location = /',
      'location /',
      'location = /api/v1/csp-reports',
    ])
  })

  it.each(['a "quote"', 'a $variable', 'a line\nmore', 'a \\'])(
    'The nginx configuration refuses the header %j, which nginx would interpret',
    (value) => {
      expect(() => nginxServer(elm, tenantHeaders({ ...policies, files: value }))).toThrow(
        'cannot send the header',
      )
    },
  )
})
