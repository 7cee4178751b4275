import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { logoProblems } from '@coffer/branding/logo-check'
import type { LogoShape } from '@coffer/branding/logo-shapes'
import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import type { TenantDirectory } from '../tenants/directory.ts'

/** Four pixels per point, to be sharp in print. */
const pixelsHigh = 112
/** Pixels of a logo of 2,048 by 2,048 at the render density. */
const maxPixels = (4 * 2048) ** 2
const own = /^\/logos\/[\w.-]+$/
const drawn = new Map<string, Promise<Uint8Array | null>>()

/**
 * The logo that is legible on the letterhead, as pixels, because PDF has no SVG. Null if it has another origin, or the
 * tenant check refuses it (rendering could take seconds); the tenant's name is shown instead. Rendered once.
 */
export async function letterheadLogo(
  tenants: TenantDirectory,
  branding: Branding,
): Promise<Uint8Array | null> {
  const folder = tenants.bySlug(branding.slug)?.folder
  const shape = createTheme(branding).logInLogo
  const path = branding.logos[shape]
  if (folder === undefined || !own.test(path)) return null
  const file = join(folder, path)
  if (!existsSync(file)) return null
  const known = drawn.get(file)
  if (known) return known
  const picture = draw(file, shape)
  drawn.set(file, picture)
  return picture
}

/** The image library is loaded for the first document, not at start. */
async function draw(file: string, shape: LogoShape): Promise<Uint8Array | null> {
  const content = await readFile(file)
  if (logoProblems(file, shape, content).length > 0) return null
  const { default: sharp } = await import('sharp')
  const picture = sharp(content, { density: 288, limitInputPixels: maxPixels })
  // By its viewBox, a drawing can be larger than any memory.
  return picture
    .resize({ height: pixelsHigh })
    .png()
    .toBuffer()
    .catch(() => null)
}
