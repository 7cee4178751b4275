import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { TenantFiles } from '../render-tenant.ts'
import { headersAt, headersSchema } from './headers.ts'
import { folder, branding, checked, rendered, fileText } from '../testing.ts'

describe('the headers', () => {
  const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const inlineHashes = (html: string): readonly string[] =>
    Array.from(
      html.matchAll(/<style[^>]*>([^<]*)<\/style>|<script>([^<]*)<\/script>/g),
      ([, style, script]) => cspHash(style ?? script ?? ''),
    )
  const allowedAt = async (path: string): Promise<readonly string[]> => {
    const declared = v.parse(
      headersSchema,
      JSON.parse(fileText(await rendered(checked('elm')), 'headers.json')),
    )
    return headersAt(declared, path)['Content-Security-Policy']?.match(/'(?:sha256-|unsafe)[^']*'/g) ?? []
  }

  it.each([
    ['/', 'login.html'],
    ['/login', 'login.html'],
    ['/registration', 'registration.html'],
    ['/dashboard', 'app.html'],
  ])(
    'The policy at %s allows the inline text of its page %s and of an error page only',
    async (path, page) => {
      const files = await rendered(checked('elm'))
      const inline = inlineHashes(fileText(files, page))
      expect(inline.length).toBeGreaterThanOrEqual(4)
      // styled-components inserts rules into an empty element.
      const all = [cspHash(''), ...inline, ...inlineHashes(fileText(files, '500.html'))]
      expect(new Set(await allowedAt(path))).toEqual(new Set(all))
    },
  )

  it.each(['/assets/app.js', '/logos/hor-color.svg', '/fonts/own.woff2', '/pictures/front.avif'])(
    'The policy at %s allows only the inline text of the 404 page',
    async (path) => {
      const missing = fileText(await rendered(checked('elm')), '404.html')
      expect(await allowedAt(path)).toEqual(inlineHashes(missing))
    },
  )

  const elsewhere = {
    slug: 'elm',
    hosts: ['a.example'],
    apiBase: 'https://api.elm.example/api/v1',
    languages: ['en'],
    settings: { linkingOrigins: ['https://vendor.example.com'] },
  }
  const policyAt = (files: TenantFiles, path: string): ReadonlyMap<string, string> =>
    new Map(
      /Content-Security-Policy: (.*)/
        .exec(fileText(files, path))?.[1]
        ?.split('; ')
        .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
    )

  it("The policy of pages allows the tenant's API at another origin, and only its linking page in frames", async () => {
    const policy = policyAt(await rendered(checked('elm', { tenant: elsewhere })), '_headers')
    expect(policy.get('connect-src')).toBe("'self' https://api.elm.example")
    expect(policy.get('frame-src')).toBe('http://link.elm.localhost:* https://link.a.example')
    expect(policy.get('form-action')).toBe("'self'")
    expect([...policy.values()].join()).not.toContain('vendor.example.com')
  })

  it('The policy of the linking page allows the linking service, and the tenant to frame the page', async () => {
    const files = await rendered(checked('elm', { tenant: elsewhere }))
    const policy = policyAt(files, 'link/_headers')
    const hashOfFirst = (pattern: RegExp): string =>
      cspHash(pattern.exec(fileText(files, 'link/index.html'))?.[1] ?? '')
    const services = "'self' https://vendor.example.com"
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `${hashOfFirst(/<script>(.*?)<\/script>/)} ${services}`,
      'style-src': `${hashOfFirst(/<style>(.*?)<\/style>/)} ${services}`,
      'img-src': services,
      'font-src': services,
      'connect-src': services,
      'frame-src': services,
      'form-action': services,
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': 'http://elm.localhost:* https://a.example',
      'require-trusted-types-for': "'script'",
      'trusted-types': 'coffer',
      'report-uri': 'https://api.elm.example/api/v1/csp-reports',
    })
  })

  it('The policy of pages allows images of the tenant and of the declared origins of logos only', async () => {
    const own = policyAt(await rendered(checked('elm')), '_headers')
    expect(own.get('img-src')).toBe("'self'")
    const logos = { ...branding('elm').logos, 'sq-color': 'https://logos.elm.example/mark.svg' }
    const settings = { logoOrigins: ['https://live.elm.example'] }
    const tenant = { ...elsewhere, settings }
    const files = await rendered(
      checked('elm', {
        tenant,
        branding: branding('elm', { logos }),
        logos: new Map([...folder('elm').logos].filter(([file]) => file !== 'sq-color.svg')),
      }),
    )
    expect(policyAt(files, '_headers').get('img-src')).toBe(
      "'self' https://logos.elm.example https://live.elm.example",
    )
  })

  it('The other headers of the linking page equal those of the tenant’s pages', async () => {
    const files = await rendered(checked('elm'))
    const headers = (path: string): unknown => JSON.parse(fileText(files, path))
    const { 'Content-Security-Policy': _own, ...rest } = headersAt(
      v.parse(headersSchema, headers('headers.json')),
      '/dashboard',
    )
    expect(headers('link/headers.json')).toMatchObject({ '/*': rest })
  })

  it('The headers make browsers revalidate pages and cache assets forever', async () => {
    const headers: unknown = JSON.parse(fileText(await rendered(checked('elm')), 'headers.json'))
    expect(headers).toMatchObject({
      '/*': {
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
      },
      '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    })
  })
})
