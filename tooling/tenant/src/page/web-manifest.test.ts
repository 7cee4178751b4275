import { describe, expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import { createTenantRenderer } from '../render-tenant.ts'
import { branding, compiled, defaultMessages, folder } from '../testing.ts'

async function filesOf(changes: Partial<TenantFolder> = {}): Promise<(path: string) => string | null> {
  const checked = checkTenant(folder('elm', changes), defaultMessages)
  if (!checked.ok) throw new Error(checked.problems.map(({ hint }) => hint).join())
  const files = await createTenantRenderer(compiled(), defaultMessages)(checked.tenant)
  return (path) => {
    const content = files.get(path)
    return content === undefined ? null : Buffer.from(content).toString('utf8')
  }
}

describe('the web app manifest', () => {
  it('has the name, colors and mark of the brand', async () => {
    const file = await filesOf()
    expect(JSON.parse(file('app.webmanifest') ?? '')).toMatchObject({
      name: 'elm Savings',
      short_name: 'elm',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0b2545',
      icons: [
        { src: '/logos/sq-color.svg', purpose: 'any' },
        { src: '/icon-maskable.svg', purpose: 'maskable' },
      ],
    })
    expect(file('icon-maskable.svg')).toContain('href="data:image/svg+xml;base64,')
    for (const page of ['login.html', 'app.html'])
      expect(file(page)).toContain('<link rel="manifest" href="/app.webmanifest">')
  })

  it('has no maskable icon of a mark that is elsewhere', async () => {
    const logos = { ...branding('elm').logos, 'sq-color': 'https://brand.example/mark.png' }
    const own = [...folder('elm').logos].filter(([name]) => name !== 'sq-color.svg')
    const file = await filesOf({ branding: branding('elm', { logos }), logos: new Map(own) })
    expect(file('icon-maskable.svg')).toBeNull()
    expect(JSON.parse(file('app.webmanifest') ?? '')).toMatchObject({ icons: [{ purpose: 'any' }] })
  })

  it('is absent where the tenant switches it off', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      settings: { installable: false },
    }
    const file = await filesOf({ tenant })
    expect([file('app.webmanifest'), file('icon-maskable.svg')]).toEqual([null, null])
    expect(file('login.html')).not.toContain('manifest')
  })
})
