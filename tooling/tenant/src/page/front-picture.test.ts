import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { type CheckedTenant, checkTenant } from '../check/check-tenant.ts'
import { createTenantRenderer, type TenantFiles } from '../render-tenant.ts'
import { compiled, defaultMessages, folder } from '../testing.ts'
import type { EarlierFile } from './front-picture.ts'

const size = { width: 1800, height: 1200 }
let hills = new Uint8Array()
beforeAll(async () => {
  // The left half is blue, the right half red.
  const red = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  hills = await sharp({ create: { ...size, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 900, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Elm', ImageDescription: 'taken at home' } })
    .jpeg()
    .toBuffer()
})

function tenantWith(picture: object, content = hills, slug = 'elm'): CheckedTenant {
  const tenant = {
    slug,
    hosts: [`${slug}.localhost`],
    apiBase: '/api/v1',
    languages: ['es', 'en'],
    design: { frontPage: { picture: { file: 'hills.jpg', ...picture } } },
    settings: {},
  }
  const result = checkTenant(
    folder(slug, { tenant, pictures: new Map([['hills.jpg', content]]) }),
    defaultMessages,
  )
  if (!result.ok) throw new Error(result.problems.map(({ hint }) => hint).join())
  return result.tenant
}

const render = (tenant: CheckedTenant, earlier?: EarlierFile): Promise<TenantFiles> =>
  createTenantRenderer(compiled(), defaultMessages, earlier && (() => earlier))(tenant)
const pictureFiles = (files: TenantFiles): [path: string, content: Uint8Array][] =>
  Array.from(files).flatMap(([path, content]) =>
    path.startsWith('pictures/') && typeof content !== 'string' ? [[path, content]] : [],
  )

it('The front page’s picture is drawn in every size and format at the focal point, without metadata', async () => {
  const pictures = pictureFiles(await render(tenantWith({ focalPoint: { x: 100, y: 50 } })))
  expect(pictures.map(([path]) => path.replace(/front-\w+-/, ''))).toEqual([
    'pictures/640.avif',
    'pictures/640.webp',
    'pictures/1024.avif',
    'pictures/1024.webp',
  ])
  for (const [, content] of pictures) {
    const picture = sharp(content)
    const { width, height, exif } = await picture.metadata()
    expect(width).toBe(height)
    expect(exif).toBeUndefined()
    // The left quarter of the square is left of the middle of the original.
    const half = { left: width / 2, top: 0, width: width / 2, height }
    const { channels } = await sharp(await picture.extract(half).png().toBuffer()).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 25) * 25)).toEqual([250, 0, 0])
  }
})

it('The log-in page shows the picture with its alternative text, and does not preload it', async () => {
  const alternativeText = { en: 'Hills', es: 'Colinas "verdes"' }
  const files = await render(tenantWith({ alternativeText }))
  const html = Buffer.from(files.get('login.html') ?? '').toString()
  const [path = ''] = pictureFiles(files)[1] ?? []
  expect(html).toContain(`<img src="/${path}" alt="Colinas &quot;verdes&quot;"/>`)
  expect(html.match(/<link[^>]*>/g)?.join()).not.toContain('pictures')
  expect(html).toContain('"frontBackground":"picture"')
  expect(html).toContain('<link rel="preload" as="image" href="/logos/hor-white.svg">')
})

it('The picture is filled into the page of each further tenant as if that tenant was rendered alone', async () => {
  // Only the pages are compared, since each picture is drawn once.
  const drawn = new Map<string, Uint8Array>()
  const earlier: EarlierFile = (path) => drawn.get(path) ?? null
  const together = createTenantRenderer(compiled(), defaultMessages, () => earlier)
  const texts = [{ alternativeText: { en: 'Hills', es: 'Colinas' } }, {}]
  for (const slug of ['elm', 'oak', 'ash'])
    for (const [index, picture] of texts.entries()) {
      const tenant = tenantWith({ ...picture, focalPoint: { x: index, y: 0 } }, hills, slug)
      const files = await together(tenant)
      for (const [path, content] of pictureFiles(files)) drawn.set(path, content)
      expect(files.get('login.html')).toBe((await render(tenant, earlier)).get('login.html'))
    }
})

it('The picture is taken from the earlier output, and drawn again when it changes', async () => {
  const before = new Map(
    pictureFiles(await render(tenantWith({}))).map(([path]) => [path, new Uint8Array([1])]),
  )
  const earlier: EarlierFile = (path) => before.get(path) ?? null
  expect(new Map(pictureFiles(await render(tenantWith({}), earlier)))).toEqual(before)
  const changed = await render(tenantWith({ focalPoint: { x: 10, y: 50 } }), earlier)
  for (const [path, content] of pictureFiles(changed)) {
    expect(before.has(path)).toBe(false)
    expect(content.length).toBeGreaterThan(1)
  }
})

it('A truncated picture fails only the build of its tenant', async () => {
  await expect(render(tenantWith({}, hills.slice(0, 4000)))).rejects.toThrow(
    'pictures/hills.jpg can’t be read',
  )
})
