import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Branding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import type { TenantDirectory } from '../tenants/directory.ts'

/** Sharp enough on paper: four pixels a point. */
const pixelsHigh = 112
const own = /^\/logos\/[\w.-]+$/
const drawn = new Map<string, Promise<Uint8Array>>()

/**
 * The logo that reads on the head of a letter, as pixels: a PDF knows no SVG. Null for one that lies elsewhere; the
 * institution's name stands in its place. Drawn once.
 */
export async function letterheadLogo(
  tenants: TenantDirectory,
  branding: Branding,
): Promise<Uint8Array | null> {
  const folder = tenants.bySlug(branding.slug)?.folder
  const path = branding.logos[createTheme(branding).frontDoorLogo]
  if (folder === undefined || !own.test(path)) return null
  const file = join(folder, path)
  if (!existsSync(file)) return null
  const known = drawn.get(file)
  if (known) return known
  const picture = draw(file)
  drawn.set(file, picture)
  return picture
}

/** The drawing library is read when the first letter is printed, not when the provider starts. */
async function draw(file: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  return sharp(file, { density: 288 }).resize({ height: pixelsHigh }).png().toBuffer()
}
