import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { type CheckedTenant, checkTenant } from './check/check-tenant.ts'
import { readDefaultMessages } from './folder/default-messages.ts'
import type { TenantFolder } from './folder/read-folder.ts'
import { paths } from './paths.ts'
import { type TenantFiles, createTenantRenderer } from './render-tenant.ts'
import { headersAt, headersSchema } from './serve/headers.ts'
import { readTenants } from './tenants.ts'
import { branding, compiled, folder, defaultMessages, renderLogIn } from './testing.ts'

function checked(slug: string, changes: Partial<TenantFolder> = {}): CheckedTenant {
  const result = checkTenant(folder(slug, changes), defaultMessages)
  if (!result.ok) throw new Error(result.problems.map(({ hint }) => hint).join())
  return result.tenant
}

const text = (files: TenantFiles, path: string): string => Buffer.from(files.get(path) ?? '').toString('utf8')
const rendered = (tenant: CheckedTenant): Promise<TenantFiles> =>
  createTenantRenderer(compiled(), defaultMessages)(tenant)

describe('a rendered log-in page', () => {
  it('shows the screen, themed, before any script', async () => {
    const html = text(await rendered(checked('elm')), 'login.html')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Log in – elm Savings</title>')
    expect(html).toContain('<meta name="theme-color" content="#0b2545">')
    expect(html).toContain('--primary:#0b2545')
    expect(html).toContain('<h1>Welcome</h1>')
    expect(html).toContain('.a{color:var(--text)}')
    expect(html).toMatch(/<noscript>.*JavaScript.*\(800\) 555-0142/)
  })

  it('has dark colors under the system’s media query and an allowed script for a choice', async () => {
    const files = await rendered(checked('elm'))
    for (const page of ['login.html', 'app.html']) {
      const html = text(files, page)
      const [, dark = ''] =
        /<style data-dark media="screen and \(prefers-color-scheme: dark\)">([^<]+)</.exec(html) ?? []
      expect(dark).toMatch(/--background:#[01]\w+;/)
      expect(html).toMatch(/<meta name="theme-color" content="#\w+" data-dark media=/)
      const [, chosen = ''] = /<script>(try\{const a=localStorage[^<]+)</.exec(html) ?? []
      for (const inline of [dark, chosen]) {
        const hash = createHash('sha256').update(inline).digest('base64')
        expect(text(files, 'headers.json')).toContain(`'sha256-${hash}'`)
      }
    }
  })

  it('is never dark for a tenant without a dark theme', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      settings: { darkTheme: false },
    }
    const files = await rendered(checked('elm', { tenant }))
    for (const page of ['login.html', 'app.html']) {
      expect(text(files, page)).not.toMatch(/data-dark|prefers-color-scheme|"darkTheme"/)
    }
  })

  it.each(['login.html', 'app.html', '404.html', 'offline.js'])(
    'has the shape and surface of the tenant, light and dark: %s',
    async (page) => {
      const tenant = {
        slug: 'elm',
        hosts: ['elm.localhost'],
        apiBase: '/api/v1',
        languages: ['en', 'es'],
        design: { shape: 'round', surface: 'tinted' },
        settings: {},
      }
      const content = text(await rendered(checked('elm', { tenant })), page)
      expect(content).toContain('--button-radius:1.5rem')
      expect(content).toContain('--card-background:var(--surface-tinted)')
      expect(text(await rendered(checked('elm')), page)).not.toContain('--button-radius:')
    },
  )

  it('has the fonts of the tenant’s typefaces alone, preloads two and declares all of them', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      design: { textTypeface: 'Nunito', headingTypeface: 'Bitter' },
      settings: {},
    }
    const files = await rendered(checked('elm', { tenant }))
    const fonts = [...files.keys()].filter((path) => path.startsWith('fonts/'))
    expect(fonts).toHaveLength(8)
    for (const page of ['login.html', 'app.html']) {
      const html = text(files, page)
      expect(html).toContain(`--text-font:'Nunito', 'Nunito Fallback', Arial, sans-serif`)
      for (const font of fonts) expect(html).toContain(`url(/${font})`)
    }
    const preloads = [
      ...text(files, 'login.html').matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    ]
    expect(preloads.map(([, address]) => address?.replace(/-[0-9a-f]{8}\.woff2$/, ''))).toEqual([
      '/fonts/bitter-latin-700',
      '/fonts/nunito-latin-400',
    ])
    expect([...(await rendered(checked('elm'))).keys()].join()).not.toContain('fonts/')
  })

  it.each(['404.html', '500.html', 'offline.js'])(
    '%s has the tenant’s typefaces and no other',
    async (page) => {
      const tenant = (design: object) => ({
        slug: 'elm',
        hosts: ['elm.localhost'],
        apiBase: '/api/v1',
        languages: ['en'],
        design,
        settings: {},
      })
      const lato = text(await rendered(checked('elm')), page)
      expect(lato).toContain('/assets/lato-latin-400-normal-1.woff2')
      expect(lato).toContain('Lato Fallback')
      const design = { textTypeface: 'Nunito', headingTypeface: 'Bitter' }
      const own = text(await rendered(checked('elm', { tenant: tenant(design) })), page)
      expect(own).toContain(`--text-font:'Nunito', 'Nunito Fallback', Arial, sans-serif`)
      expect(own).toMatch(/\/fonts\/nunito-latin-400-\w+\.woff2/)
      expect(own).toMatch(/\/fonts\/bitter-latin-700-\w+\.woff2/)
      expect(own).toContain('Nunito Fallback')
      expect(own).not.toContain('/assets/lato')
    },
  )

  it('preloads the colored logo where the tone of the log-in page is light', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      design: { frontPage: { tone: 'light' } },
      settings: { darkTheme: false },
    }
    const files = await rendered(checked('elm', { tenant }))
    expect(text(files, 'login.html')).toContain('<link rel="preload" as="image" href="/logos/hor-color.svg">')
    expect(text(files, 'login.html')).toContain('"frontBackground":"light"')
    expect(text(files, '404.html')).toContain('<img src="/logos/hor-white.svg"')
  })

  it("has the tenant's first language and message overrides", async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['es', 'en'],
      settings: {},
    }
    const words = new Map([['es', { auth: { greeting: 'Qué gusto verle en {{name}}' } }]])
    const html = text(await rendered(checked('elm', { tenant, words })), 'login.html')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<title>Iniciar sesión – elm Savings</title>')
    expect(html).toContain('["/assets/front-1.js","/assets/base-1.js","/assets/es-1.js"]')
    expect(html).toContain('<h1>Qué gusto verle en elm Savings</h1>')
  })

  it('requests no code before its first frame; the application’s page requests it at once', async () => {
    const files = await rendered(checked('elm'))
    expect(text(files, 'login.html')).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
    expect(text(files, 'app.html')).toContain('<link rel="modulepreload" href="/assets/base-1.js">')
    expect(text(files, 'app.html')).toContain('<script type="module" src="/assets/app-1.js"></script>')
  })

  it('keeps the frame’s fonts apart from the styles that the application replaces', async () => {
    const html = text(await rendered(checked('elm')), 'app.html')
    expect(html).toContain('<style>.f{color:var(--text)}</style>')
    expect(html.split('@font-face{font-family:Lato}')).toHaveLength(2)
  })

  it('requests the data of the application’s page before the application', async () => {
    const html = text(await rendered(checked('elm')), 'app.html')
    const early = html.indexOf('<script>fetch("/api/v1/accounts")</script>')
    expect(early).toBeGreaterThan(html.indexOf('id="tenant"'))
    expect(early).toBeLessThan(html.indexOf('<script type="module"'))
  })

  it('has the bank’s frame in the application’s page, with its styles and an allowed script', async () => {
    const files = await rendered(checked('elm'))
    const html = text(files, 'app.html')
    expect(html).toContain('<img src="/logos/hor-white.svg" alt="elm Savings"/></div></template>')
    expect(html).toContain('.f{color:var(--text)}')
    const shown = /<script>(try\{if\(sessionStorage.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(shown).toContain('/statements/[^/]+')
    const hash = createHash('sha256').update(shown).digest('base64')
    expect(text(files, 'headers.json')).toContain(`'sha256-${hash}'`)
    expect(text(files, 'login.html')).not.toContain('<template')
  })

  it.each(['login.html', 'app.html'])(
    'says in every language what to do should its code not come: %s',
    async (page) => {
      const html = text(await rendered(checked('elm')), page)
      const notice = /<div id="code-missing"[^>]* hidden>(.*?)<\/div>/.exec(html)?.[1]
      expect(notice).toContain('<p lang="en">This page didn’t load completely. <a href="">Reload</a>.')
      expect(notice).toContain('<p lang="es">Esta página no se cargó por completo.')
      expect(notice).toContain('(800) 555-0142')
      expect(notice).toContain('help@elm.example')
    },
  )

  it('renders a hostile name as text', async () => {
    const name = `</title><script>alert("1")</script>&'`
    const files = await rendered(checked('elm', { branding: branding('elm', { name, logo_alt_text: name }) }))
    for (const page of ['login.html', 'app.html']) {
      const html = text(files, page)
      expect(html).not.toContain('<script>alert')
      const block = /id="tenant">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(block)).toMatchObject({ slug: 'elm', branding: { name } })
    }
  })

  it('refuses rendered HTML that the policy would break', async () => {
    const withStyle = compiled({
      renderLogIn: () => Promise.resolve({ html: '<p style="color:red">', css: '' }),
    })
    await expect(createTenantRenderer(withStyle, defaultMessages)(checked('elm'))).rejects.toThrow(
      'attribute style',
    )
  })
})

describe('the headers', () => {
  it('allow inline content by hash and nothing else', async () => {
    const files = await rendered(checked('elm'))
    const policy = text(files, 'headers.json')
    expect(policy).not.toContain('unsafe')
    expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
    const pages = text(files, 'login.html') + text(files, 'app.html')
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
        .exec(text(files, path))?.[1]
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
      const inline = pattern.exec(text(files, 'link/index.html'))?.[1] ?? ''
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
    const headers = (path: string): unknown => JSON.parse(text(files, path))
    const { 'Content-Security-Policy': _own, ...rest } = headersAt(
      v.parse(headersSchema, headers('headers.json')),
      '/dashboard',
    )
    expect(headers('link/headers.json')).toMatchObject({ '/*': rest })
  })

  it('revalidate pages and cache assets forever', async () => {
    const headers: unknown = JSON.parse(text(await rendered(checked('elm')), 'headers.json'))
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

describe('one rendering for many tenants', () => {
  it('equals rendering each tenant', async () => {
    const renderTenant = createTenantRenderer(compiled(), defaultMessages)
    for (const slug of ['elm', 'oak', 'ash']) {
      const tenant = checked(slug, {
        branding: branding(slug, { name: `${slug} & <Sons>`, phone_support: '+1 888.555.0100' }),
      })
      const alone = await rendered(tenant)
      expect(text(await renderTenant(tenant), 'login.html')).toBe(text(alone, 'login.html'))
    }
  })

  it('is not shared by tenants that advertise different rates', async () => {
    const render: typeof renderLogIn = async (page) => {
      const drawn = await renderLogIn(page)
      return { ...drawn, html: `${drawn.html}<p>${page.tenant.offer?.apy}</p>` }
    }
    const renderTenant = createTenantRenderer(compiled({ renderLogIn: render }), defaultMessages)
    for (const [slug, apy] of [
      ['elm', '4.35'],
      ['oak', '4.35'],
      ['ash', '3.10'],
    ] as const) {
      const tenant = checked(slug, {
        tenant: {
          slug,
          hosts: [`${slug}.example`],
          apiBase: '/api/v1',
          languages: ['en'],
          settings: {},
          offer: { apy, asOf: '2026-11-01' },
        },
      })
      expect(text(await renderTenant(tenant), 'login.html')).toContain(`<p>${apy}</p>`)
    }
  })

  it('renders twice for any number of tenants', async () => {
    const render = vi.fn(renderLogIn)
    const renderTenant = createTenantRenderer(compiled({ renderLogIn: render }), defaultMessages)
    for (let index = 0; index < 200; index += 1) await renderTenant(checked(`bank${index}`))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('renders one at a time, also for concurrent calls', async () => {
    let drawing: string | null = null
    const alone = compiled({
      renderLogIn: async (page) => {
        expect(drawing).toBeNull()
        drawing = page.tenant.slug
        const drawn = await renderLogIn(page)
        drawing = null
        return drawn
      },
    })
    const renderTenant = createTenantRenderer(alone, defaultMessages)
    const slugs = ['elm', 'oak', 'ash', 'yew']
    const files = await Promise.all(slugs.map((slug) => renderTenant(checked(slug))))
    for (const [index, slug] of slugs.entries())
      expect(text(files[index] ?? new Map(), 'login.html')).toContain(`${slug} Savings`)
  })

  it('renders each tenant where its name changes the markup', async () => {
    const initials = compiled({
      renderLogIn: ({ tenant }) =>
        Promise.resolve({ html: `<b>${tenant.branding.name.slice(0, 1)}</b>`, css: '' }),
    })
    const renderTenant = createTenantRenderer(initials, defaultMessages)
    await renderTenant(checked('elm'))
    expect(text(await renderTenant(checked('oak')), 'login.html')).toContain('<b>o</b>')
  })
})

describe("one tenant's output", () => {
  const own = readDefaultMessages(paths.root)
  const { tenants, problems } = readTenants(paths.tenants, own)

  it('comes from tenants that pass every check', () => {
    expect(problems).toEqual([])
    expect(tenants.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['harbor', 'juniper', 'solstice']))
  })

  it.each(tenants.map((tenant) => [tenant.slug, tenant] as const))(
    'has no fingerprint of another tenant: %s',
    async (slug, tenant) => {
      const renderTenant = createTenantRenderer(compiled(), defaultMessages)
      // The others are rendered first, so that shared state of the renderer could leak.
      for (const other of tenants) await renderTenant(other)
      const all = whole(await renderTenant(tenant))
      expect(all).toContain(tenant.branding.name.toLowerCase())
      // White, or a name like "Direct", identifies no tenant: texts of a neutral page and its own data are excluded.
      const common =
        `${whole(await renderTenant(checked('nobody')))} ${fingerprintsOf(tenant).join(' ')}`.toLowerCase()
      for (const other of tenants.filter((each) => each.slug !== slug)) {
        const fingerprints = fingerprintsOf(other).map((fingerprint) => fingerprint.toLowerCase())
        for (const fingerprint of fingerprints.filter((each) => !common.includes(each)))
          expect(all).not.toContain(fingerprint)
      }
    },
  )
})

function whole(files: TenantFiles): string {
  return [...files.values()]
    .map((content) => Buffer.from(content).toString('utf8'))
    .join('\n')
    .toLowerCase()
}

/** Fingerprints of a tenant: its names, slug, hosts, colors, addresses and the paths of its logos. */
function fingerprintsOf({ slug, branding: brand, tenant, logos }: CheckedTenant): string[] {
  const drawings = Array.from(
    logos.values(),
    (logo) => /\sd="([^"]{20,60})/.exec(Buffer.from(logo).toString('utf8'))?.[1] ?? slug,
  )
  const { name, shortName, colorPrimary, colorSecondary, emails, phoneSupport } = brand
  return [
    slug,
    name,
    shortName,
    colorPrimary,
    colorSecondary,
    emails.support,
    phoneSupport,
    ...tenant.hosts,
    ...drawings,
  ]
}
