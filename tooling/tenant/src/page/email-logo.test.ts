import { createTheme } from '@coffer/branding/theme'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkTenant } from '../check/check-tenant.ts'
import type { TenantFolder } from '../folder/read-folder.ts'
import { createTenantRenderer } from '../render-tenant.ts'
import { branding, compiled, defaultMessages, folder } from '../testing.ts'

function check(changes: Partial<TenantFolder>) {
  const checked = checkTenant(folder('elm', changes), defaultMessages)
  if (!checked.ok) throw new Error(checked.problems.map(({ hint }) => hint).join())
  return checked.tenant
}

async function drawn(changes: Partial<TenantFolder> = {}): Promise<Buffer | null> {
  const files = await createTenantRenderer(compiled(), defaultMessages)(check(changes))
  const file = files.get('logos/email.png')
  return file === undefined ? null : Buffer.from(file)
}

async function readPixels(png: Buffer | null) {
  const image = sharp(png ?? undefined).ensureAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) =>
    `#${data.toString('hex', (y * info.width + x) * 4, (y * info.width + x) * 4 + 3)}`
  return {
    size: [info.width, info.height],
    pixel,
    isOpaque: data.every((value, at) => at % 4 !== 3 || value === 255),
  }
}

const svg = (viewBox: string, path: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="#fff" d="${path}"/></svg>`,
  )
const withWhiteLogo = (logo: Uint8Array) => ({
  logos: new Map([...folder('elm').logos, ['hor-white.svg', logo]]),
})

describe('the logo of emails', () => {
  it('The logo of emails has twice the pixels of its place, on an opaque background in the color of the header', async () => {
    const { size, pixel, isOpaque } = await readPixels(
      await drawn(withWhiteLogo(svg('0 0 40 10', 'M0 0h40v10H0z'))),
    )
    expect(size).toEqual([4 * 80 + 2 * 16, 80 + 2 * 16])
    expect(pixel(2, 2)).toBe(createTheme(check({}).branding).colors['log-in-panel'])
    expect(pixel(100, 56)).toBe('#ffffff')
    expect(isOpaque).toBe(true)
  })

  it.each(['0 0 4 1', '0 0 20000 5000'])(
    'The logo of emails is equally sharp from a drawing with the viewBox %s',
    async (viewBox) => {
      const side = Number(viewBox.split(' ')[3])
      const half = svg(viewBox, `M0 0h${side * 2}v${side}H0z`)
      const { size, pixel } = await readPixels(await drawn(withWhiteLogo(half)))
      expect(size).toEqual([352, 112])
      expect([pixel(16 + 158, 56), pixel(16 + 162, 56)]).toEqual(['#ffffff', pixel(2, 2)])
    },
  )

  it('The logo of emails is not drawn if the logo is at another origin', async () => {
    const logos = { ...branding('elm').logos, 'hor-white': 'https://brand.example/white.svg' }
    const own = [...folder('elm').logos].filter(([name]) => name !== 'hor-white.svg')
    expect(await drawn({ branding: branding('elm', { logos }), logos: new Map(own) })).toBeNull()
  })

  it('A logo that cannot be drawn fails the build of its tenant with the name of the file', async () => {
    const broken = Buffer.alloc(40)
    broken.set([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0,
      0, 10,
    ])
    const logos = { ...branding('elm').logos, 'hor-white': '/logos/white.png' }
    const own = [...folder('elm').logos].filter(([name]) => name !== 'hor-white.svg')
    const tenant = { branding: branding('elm', { logos }), logos: new Map([...own, ['white.png', broken]]) }
    await expect(drawn(tenant)).rejects.toThrow(/logos\/white.png can't be drawn/)
  })

  it('The name of the logo of emails is refused for a tenant’s own logo', () => {
    const logos = { ...branding('elm').logos, 'hor-white': '/logos/email.png' }
    expect(() => check({ branding: branding('elm', { logos }) })).toThrow('rename it')
  })
})
