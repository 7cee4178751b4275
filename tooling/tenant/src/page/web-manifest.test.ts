import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import { createTenantRenderer } from '../render-tenant.ts'
import { branding, compiled, defaultMessages, folder } from '../testing.ts'

async function renderFiles(changes: Partial<TenantFolder> = {}) {
  const checked = checkTenant(folder('elm', changes), defaultMessages)
  if (!checked.ok) throw new Error(checked.problems.map(({ hint }) => hint).join())
  const files = await createTenantRenderer(compiled(), defaultMessages)(checked.tenant)
  return (path: string) => {
    const content = files.get(path)
    return content === undefined ? null : Buffer.from(content)
  }
}

const icons = ['icon-maskable.svg', 'apple-touch-icon.png']

describe('the web app manifest', () => {
  it('The web app manifest has the name, colors and mark of the brand', async () => {
    const file = await renderFiles()
    expect(JSON.parse(String(file('app.webmanifest')))).toMatchObject({
      name: 'elm Savings',
      short_name: 'elm',
      start_url: '/',
      display: 'standalone',
      theme_color: '#0b2545',
      icons: [
        { src: '/logos/sq-color.svg', purpose: 'any' },
        { src: '/icon-maskable.svg', purpose: 'maskable' },
        { src: '/apple-touch-icon.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      ],
    })
    expect(String(file('icon-maskable.svg'))).toContain('href="data:image/svg+xml;base64,')
    for (const page of ['login.html', 'app.html']) {
      expect(String(file(page))).toContain('<link rel="manifest" href="/app.webmanifest">')
      expect(String(file(page))).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
    }
  })

  it('The touch icon has the mark as pixels, with a margin in the background color of the manifest', async () => {
    const file = await renderFiles()
    const { data, info } = await sharp(file('apple-touch-icon.png') ?? undefined)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => data.toString('hex', (y * 192 + x) * 4, (y * 192 + x) * 4 + 4)
    expect(JSON.parse(String(file('app.webmanifest')))).toMatchObject({
      background_color: `#${pixel(1, 1).slice(0, 6)}`,
    })
    expect([info.width, info.height, pixel(1, 1).slice(6)]).toEqual([192, 192, 'ff'])
    expect(pixel(96, 96)).not.toBe(pixel(1, 1))
  })

  it('A mark at another origin leads to no maskable icon and no touch icon', async () => {
    const logos = { ...branding('elm').logos, 'sq-color': 'https://brand.example/mark.png' }
    const own = [...folder('elm').logos].filter(([name]) => name !== 'sq-color.svg')
    const file = await renderFiles({ branding: branding('elm', { logos }), logos: new Map(own) })
    for (const path of icons) expect(file(path)).toBeNull()
    expect(String(file('app.html'))).not.toContain('apple-touch-icon')
    expect(JSON.parse(String(file('app.webmanifest')))).toMatchObject({ icons: [{ purpose: 'any' }] })
  })

  it('The web app manifest and its icons are absent if the tenant disables installation', async () => {
    const tenant = {
      slug: 'elm',
      hosts: ['elm.localhost'],
      apiBase: '/api/v1',
      languages: ['en'],
      settings: { installable: false },
    }
    const file = await renderFiles({ tenant })
    for (const path of ['app.webmanifest', ...icons]) expect(file(path)).toBeNull()
    expect(String(file('login.html'))).not.toMatch(/manifest|apple-touch-icon/)
  })
})
