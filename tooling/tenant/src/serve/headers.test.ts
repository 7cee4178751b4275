import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { TenantFiles } from '../render-tenant.ts'
import { headersAt, headersSchema } from './headers.ts'
import { folder, branding, checked, rendered, textOf } from '../testing.ts'

describe('the headers', () => {
  it('allow inline content by hash and nothing else', async () => {
    const files = await rendered(checked('elm'))
    const policy = textOf(files, 'headers.json')
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    const pages = textOf(files, 'login.html') + textOf(files, 'app.html')
    const inline = [...pages.matchAll(/<style[^>]*>([^<]*)<\/style>|<script>([^<]*)<\/script>/g)]
    expect(inline.length).toBeGreaterThanOrEqual(4)
    for (const [, style, script] of inline) {
      expect(policy).toContain(
        createHash('sha256')
          .update(style ?? script ?? '')
          .digest('base64'),
      )
    }
  })

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
        .exec(textOf(files, path))?.[1]
        ?.split('; ')
        .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
    )

  it("allow the tenant's API at another origin, and frames of its linking page only", async () => {
    const policy = policyAt(await rendered(checked('elm', { tenant: elsewhere })), '_headers')
    expect(policy.get('connect-src')).toBe("'self' https://api.elm.example")
    expect(policy.get('frame-src')).toBe('http://link.elm.localhost:* https://link.a.example')
    expect(policy.get('form-action')).toBe("'self'")
    expect([...policy.values()].join()).not.toContain('vendor.example.com')
  })

  it('allow the linking service on the linking page only, and the tenant to frame that', async () => {
    const files = await rendered(checked('elm', { tenant: elsewhere }))
    const policy = policyAt(files, 'link/_headers')
    const hashOf = (pattern: RegExp): string => {
      const inline = pattern.exec(textOf(files, 'link/index.html'))?.[1] ?? ''
      return `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
    }
    const services = "'self' https://vendor.example.com"
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `${hashOf(/<script>(.*?)<\/script>/)} ${services}`,
      'style-src': `${hashOf(/<style>(.*?)<\/style>/)} ${services}`,
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

  it('allow images of the tenant and of the declared origins of logos only', async () => {
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

  it('are as strict on the linking page', async () => {
    const files = await rendered(checked('elm'))
    const headers = (path: string): unknown => JSON.parse(textOf(files, path))
    const { 'Content-Security-Policy': _own, ...rest } = headersAt(
      v.parse(headersSchema, headers('headers.json')),
      '/dashboard',
    )
    expect(headers('link/headers.json')).toMatchObject({ '/*': rest })
  })

  it('revalidate pages and cache assets forever', async () => {
    const headers: unknown = JSON.parse(textOf(await rendered(checked('elm')), 'headers.json'))
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
