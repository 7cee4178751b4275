import { createHash } from 'node:crypto'
import { neededApis, supportedBrowsers } from '@coffer/domain/supported-browsers'
import { describe, expect, it } from 'vitest'
import { createTenantRenderer } from './render-tenant.ts'
import { branding, checked, compiled, defaultMessages, rendered, fileText } from './testing.ts'

it('The rendered tenant has a registration page, which the application hydrates', async () => {
  const html = fileText(await rendered(checked('elm')), 'registration.html')
  expect(html).toContain('<title>Open an account – elm Savings</title>')
  expect(html).toContain(
    '<div id="root" data-prerendered><form method="post"><p>elm Savings 12</p></form></div>',
  )
  expect(html).toContain('<style>.r{color:var(--text)}</style>')
  expect(html).toContain('["/assets/app-1.js","/assets/base-1.js","/assets/register-1.js","/assets/en-1.js"]')
  expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
})

describe('a rendered log-in page', () => {
  it('The log-in page shows the themed screen before any script runs', async () => {
    const html = fileText(await rendered(checked('elm')), 'login.html')
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('<title>Log in – elm Savings</title>')
    expect(html).toContain('<meta name="theme-color" content="#0b2545">')
    expect(html).toContain('--primary:#0b2545')
    expect(html).toContain('<h1>Welcome</h1>')
    expect(html).toContain('.a{color:var(--text)}')
    expect(html).toMatch(/<noscript>.*JavaScript.*\(800\) 555-0142/)
  })

  it('The pages have dark colors in a media query, and an allowed script for the chosen appearance', async () => {
    const files = await rendered(checked('elm'))
    for (const page of ['login.html', 'registration.html', 'app.html']) {
      const html = fileText(files, page)
      const [, dark = ''] =
        /<style data-dark media="screen and \(prefers-color-scheme: dark\)">([^<]+)</.exec(html) ?? []
      expect(dark).toMatch(/--background:#[01]\w+;/)
      expect(html).toMatch(/<meta name="theme-color" content="#\w+" data-dark media=/)
      const [, chosen = ''] = /<script>(try\{const a=localStorage[^<]+)</.exec(html) ?? []
      for (const inline of [dark, chosen]) {
        const hash = createHash('sha256').update(inline).digest('base64')
        expect(fileText(files, 'headers.json')).toContain(`'sha256-${hash}'`)
      }
    }
  })

  it('The pages of a tenant without a dark theme are never dark', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      settings: { darkTheme: false },
    }
    const files = await rendered(checked('elm', { tenant }))
    for (const page of ['login.html', 'registration.html', 'app.html']) {
      expect(fileText(files, page)).not.toMatch(/data-dark|prefers-color-scheme|"darkTheme"/)
    }
  })

  it.each(['login.html', 'app.html', '404.html', 'offline.js'])(
    'The file %s has the shape and surface of the tenant, light and dark',
    async (page) => {
      const tenant = {
        slug: 'elm',
        hosts: ['elm.localhost'],
        apiBase: '/api/v1',
        languages: ['en', 'es'],
        design: { shape: 'round', surface: 'tinted' },
        settings: {},
      }
      const content = fileText(await rendered(checked('elm', { tenant })), page)
      expect(content).toContain('--button-radius:1.5rem')
      expect(content).toContain('--card-background:var(--surface-tinted)')
      expect(fileText(await rendered(checked('elm')), page)).not.toContain('--button-radius:')
    },
  )

  it('The log-in page declares only the fonts of the tenant’s typefaces, and preloads two of them', async () => {
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
    for (const page of ['login.html', 'registration.html', 'app.html']) {
      const html = fileText(files, page)
      expect(html).toContain(`--text-font:'Nunito', 'Nunito Fallback', Arial, sans-serif`)
      expect(html).not.toContain('Lato Fallback')
      for (const font of fonts) expect(html).toContain(`url(/${font})`)
    }
    const preloads = [
      ...fileText(files, 'login.html').matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    ]
    expect(preloads.map(([, address]) => address?.replace(/-[0-9a-f]{8}\.woff2$/, ''))).toEqual([
      '/fonts/bitter-latin-700',
      '/fonts/nunito-latin-400',
    ])
    const inLato = await rendered(checked('elm'))
    expect([...inLato.keys()].join()).not.toContain('fonts/')
    for (const page of ['login.html', 'registration.html', 'app.html'])
      expect(fileText(inLato, page)).toContain("font-family:'Lato Fallback'")
  })

  it.each(['404.html', '500.html', 'offline.js'])(
    'The file %s has the tenant’s typefaces and no other',
    async (page) => {
      const tenant = (design: object) => ({
        slug: 'elm',
        hosts: ['elm.localhost'],
        apiBase: '/api/v1',
        languages: ['en'],
        design,
        settings: {},
      })
      const lato = fileText(await rendered(checked('elm')), page)
      expect(lato).toContain('/assets/lato-latin-400-normal-1.woff2')
      expect(lato).toContain('Lato Fallback')
      const design = { textTypeface: 'Nunito', headingTypeface: 'Bitter' }
      const own = fileText(await rendered(checked('elm', { tenant: tenant(design) })), page)
      expect(own).toContain(`--text-font:'Nunito', 'Nunito Fallback', Arial, sans-serif`)
      expect(own).toMatch(/\/fonts\/nunito-latin-400-\w+\.woff2/)
      expect(own).toMatch(/\/fonts\/bitter-latin-700-\w+\.woff2/)
      expect(own).toContain('Nunito Fallback')
      expect(own).not.toContain('/assets/lato')
    },
  )

  it('The log-in page preloads the color logo if its tone is light', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      design: { frontPage: { tone: 'light' } },
      settings: { darkTheme: false },
    }
    const files = await rendered(checked('elm', { tenant }))
    expect(fileText(files, 'login.html')).toContain(
      '<link rel="preload" as="image" href="/logos/hor-color.svg">',
    )
    expect(fileText(files, 'login.html')).toContain('"frontBackground":"light"')
    expect(fileText(files, '404.html')).toContain('<img src="/logos/hor-white.svg"')
  })

  it("The log-in page has the tenant's default language and message overrides", async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['es', 'en'],
      settings: {},
    }
    const messageOverrides = new Map([['es', { auth: { greeting: 'Qué gusto verle en {{name}}' } }]])
    const html = fileText(await rendered(checked('elm', { tenant, messageOverrides })), 'login.html')
    expect(html).toContain('<html lang="es">')
    expect(html).toContain('<title>Iniciar sesión – elm Savings</title>')
    expect(html).toContain('["/assets/front-1.js","/assets/base-1.js","/assets/es-1.js"]')
    expect(html).toContain('<h1>Qué gusto verle en elm Savings</h1>')
  })

  it('The log-in page requests no code before its first frame, the application’s page does at once', async () => {
    const files = await rendered(checked('elm'))
    expect(fileText(files, 'login.html')).not.toMatch(/<link rel="modulepreload"|<script type="module"/)
    expect(fileText(files, 'app.html')).toContain('<link rel="modulepreload" href="/assets/base-1.js">')
    expect(fileText(files, 'app.html')).toContain('<script type="module" src="/assets/app-1.js"></script>')
  })

  it('The application’s page has the frame’s fonts apart from the styles that the application replaces', async () => {
    const html = fileText(await rendered(checked('elm')), 'app.html')
    expect(html).toContain('<style>.f{color:var(--text)}</style>')
    expect(html.split('@font-face{font-family:Lato}')).toHaveLength(2)
  })

  it('The application’s page requests its data before the application', async () => {
    const html = fileText(await rendered(checked('elm')), 'app.html')
    const early = html.indexOf('<script>fetch("/api/v1/accounts")</script>')
    expect(early).toBeGreaterThan(html.indexOf('id="tenant"'))
    expect(early).toBeLessThan(html.indexOf('<script type="module"'))
  })

  it('The application’s page has the bank’s frame with its styles and an allowed script', async () => {
    const files = await rendered(checked('elm'))
    const html = fileText(files, 'app.html')
    expect(html).toContain('<img src="/logos/hor-white.svg" alt="elm Savings"/></div></template>')
    expect(html).toContain('.f{color:var(--text)}')
    const shown = /<script>(try\{if\(sessionStorage.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(shown).toContain('/statements(?:/[^/]+)')
    const hash = createHash('sha256').update(shown).digest('base64')
    expect(fileText(files, 'headers.json')).toContain(`'sha256-${hash}'`)
    expect(fileText(files, 'login.html')).not.toContain('<template')
  })

  it.each(['login.html', 'registration.html', 'app.html'])(
    'The page %s has a notice in every language for code that fails to load',
    async (page) => {
      const html = fileText(await rendered(checked('elm')), page)
      const notice = /<div id="code-missing"[^>]* hidden>(.*?)<\/div>/.exec(html)?.[1]
      expect(notice).toContain('<p lang="en">This page didn’t load completely. <a href="">Reload</a>.')
      expect(notice).toContain('<p lang="es">Esta página no se cargó por completo.')
      expect(notice).toContain('(800) 555-0142')
      expect(notice).toContain('help@elm.example')
      // WebKit requests failed code again only after a fetch.
      expect(html).toContain('fetch(l.href||l.src,{cache:"reload"}))).then(()=>location.reload())')
    },
  )

  it('The log-in page has a notice in every language with the oldest supported browsers', async () => {
    const files = await rendered(checked('elm'))
    const html = fileText(files, 'login.html')
    const notice = /<div id="old-browser"[^>]* hidden>(.*?)<\/div>/.exec(html)?.[1]
    const { chrome, firefox, safari, safari_ios: ios } = supportedBrowsers
    expect(notice).toContain(
      `use Chrome or Edge ${chrome}, Firefox ${firefox} or Safari ${safari}, or later. On an iPhone or iPad, update to iOS ${ios} or later.`,
    )
    expect(notice).toContain('<p lang="es">Su navegador es demasiado antiguo para este sitio.')
    expect(notice).toContain('(800) 555-0142')
    for (const page of ['registration.html', 'app.html'])
      expect(fileText(files, page)).toContain(
        `if(!(${neededApis.join('&&')}))return location.replace("/login")`,
      )
  })

  it('The pages render a hostile name as text', async () => {
    const name = `</title><script>alert("1")</script>&'`
    const files = await rendered(checked('elm', { branding: branding('elm', { name, logo_alt_text: name }) }))
    for (const page of ['login.html', 'registration.html', 'app.html']) {
      const html = fileText(files, page)
      expect(html).not.toContain('<script>alert')
      const block = /id="tenant">(.*?)<\/script>/.exec(html)?.[1] ?? ''
      expect(JSON.parse(block)).toMatchObject({ slug: 'elm', branding: { name } })
    }
  })

  it('The renderer refuses HTML that the policy would break', async () => {
    const withStyle = compiled({
      renderLogIn: () => Promise.resolve({ html: '<p style="color:red">', css: '' }),
    })
    await expect(createTenantRenderer(withStyle, defaultMessages)(checked('elm'))).rejects.toThrow(
      'attribute style',
    )
  })
})
