import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CheckedTenant } from './check/check-tenant.ts'
import { readDefaultMessages } from './folder/default-messages.ts'
import { paths } from './paths.ts'
import { type TenantFiles, createTenantRenderer } from './render-tenant.ts'
import { readTenants } from './tenants.ts'
import { branding, checked, compiled, defaultMessages, rendered, renderLogIn, fileText } from './testing.ts'

describe('one rendering for many tenants', () => {
  it('A shared renderer returns the same pages as rendering each tenant alone', async () => {
    const renderTenant = createTenantRenderer(compiled(), defaultMessages)
    for (const slug of ['elm', 'oak', 'ash']) {
      const tenant = checked(slug, {
        branding: branding(slug, { name: `${slug} & <Sons>`, phone_support: '+1 888.555.0100' }),
      })
      const alone = await rendered(tenant)
      expect(fileText(await renderTenant(tenant), 'login.html')).toBe(fileText(alone, 'login.html'))
    }
  })

  it('A shared renderer does not reuse a page for tenants that advertise different rates', async () => {
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
      expect(fileText(await renderTenant(tenant), 'login.html')).toContain(`<p>${apy}</p>`)
    }
  })

  it('A shared renderer calls React twice for any number of tenants', async () => {
    const render = vi.fn(renderLogIn)
    const renderTenant = createTenantRenderer(compiled({ renderLogIn: render }), defaultMessages)
    for (let index = 0; index < 50; index += 1) await renderTenant(checked(`bank${index}`))
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('A shared renderer renders one tenant at a time, even for concurrent calls', async () => {
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
      expect(fileText(files[index] ?? new Map(), 'login.html')).toContain(`${slug} Savings`)
  })

  it('A shared renderer renders each tenant whose name changes the markup', async () => {
    const initials = compiled({
      renderLogIn: ({ tenant }) =>
        Promise.resolve({ html: `<b>${tenant.branding.name.slice(0, 1)}</b>`, css: '' }),
    })
    const renderTenant = createTenantRenderer(initials, defaultMessages)
    await renderTenant(checked('elm'))
    expect(fileText(await renderTenant(checked('oak')), 'login.html')).toContain('<b>o</b>')
  })
})

describe("one tenant's output", () => {
  const own = readDefaultMessages(paths.root)
  const { tenants, problems } = readTenants(paths.tenants, own)
  const outputs = new Map<string, string>()
  let neutral = ''

  beforeAll(async () => {
    const first = new Map<string, TenantFiles>()
    const renderTenant = createTenantRenderer(compiled(), defaultMessages, (slug) => (path) => {
      const file = first.get(slug)?.get(path)
      return file instanceof Uint8Array ? file : null
    })
    for (const tenant of tenants) first.set(tenant.slug, await renderTenant(tenant))
    // Renders each tenant again after all others, so that leaks through shared state would show. Pictures are reused.
    for (const tenant of tenants) outputs.set(tenant.slug, allText(await renderTenant(tenant)))
    neutral = allText(await createTenantRenderer(compiled(), defaultMessages)(checked('nobody')))
  })

  it('The tenants of the repository pass every check', () => {
    expect(problems).toEqual([])
    expect(tenants.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['harbor', 'juniper', 'solstice']))
  })

  it.each(tenants.map((tenant) => [tenant.slug, tenant] as const))(
    'The output of %s has no fingerprint of another tenant',
    (slug, tenant) => {
      const all = outputs.get(slug) ?? ''
      expect(all).toContain(tenant.branding.name.toLowerCase())
      // White, or a name like "Direct", identifies no tenant, so texts of a neutral page and its own data are excluded.
      const common = `${neutral} ${tenantFingerprints(tenant).join(' ')}`.toLowerCase()
      for (const other of tenants.filter((each) => each.slug !== slug)) {
        const fingerprints = tenantFingerprints(other).map((fingerprint) => fingerprint.toLowerCase())
        for (const fingerprint of fingerprints.filter((each) => !common.includes(each)))
          expect(all).not.toContain(fingerprint)
      }
    },
  )
})

function allText(files: TenantFiles): string {
  return [...files.values()]
    .map((content) => Buffer.from(content).toString('utf8'))
    .join('\n')
    .toLowerCase()
}

/** Fingerprints of a tenant: its names, slug, hosts, colors, addresses and the paths of its logos. */
function tenantFingerprints({ slug, branding: brand, tenant, logos }: CheckedTenant): string[] {
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
