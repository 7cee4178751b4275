import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import type { TenantDirectory } from '../tenants/directory.ts'

/** Sharp in print: four pixels per point. */
const pixelsHigh = 112
const own = /^\/logos\/[\w.-]+$/
const drawn = new Map<string, Promise<Uint8Array>>()

/**
 * The logo that is legible on the letterhead, as pixels: PDF has no SVG. Null for one at another origin, where the
 * tenant's name is shown instead. Rendered once.
 */
export async function letterheadLogo(
  tenants: TenantDirectory,
  branding: Branding,
): Promise<Uint8Array | null> {
  const folder = tenants.bySlug(branding.slug)?.folder
  const path = branding.logos[createTheme(branding).logInLogo]
  if (folder === undefined || !own.test(path)) return null
  const file = join(folder, path)
  if (!existsSync(file)) return null
  const known = drawn.get(file)
  if (known) return known
  const picture = draw(file)
  drawn.set(file, picture)
  return picture
}

/** The image library is loaded with the first document, not at start. */
async function draw(file: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(file, { density: 288 }).resize({ height: pixelsHigh }).png().toBuffer()
}
