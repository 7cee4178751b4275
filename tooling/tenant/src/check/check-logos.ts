import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'
import { svgAspect, svgProblems } from './svg-problems.ts'

/** A logo is on the first page, on a phone: 24 kB is generous. */
export const largestLogo = 24 * 1024

/** A few bytes of PNG can unpack to gigabytes. */
const widest = 2048

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Requires every logo of the branding on this origin, small, of its shape and harmless; and no other file. */
export function checkLogos(folder: TenantFolder, branding: BrandingInput): readonly Problem[] {
  const expected = new Map<string, LogoShape>()
  const problems: Problem[] = []
  for (const shape of logoShapes) {
    const address = branding.logos[shape]
    if (address.startsWith('https:')) continue
    const file = /^\/logos\/([\w.-]+\.(?:svg|png))$/.exec(address)?.[1]
    if (file === undefined) {
      const hint = 'must be https, or /logos/<name>.svg or .png of a file in the tenant’s logos'
      problems.push({ file: `tenants/${folder.slug}/branding.json`, field: `logos.${shape}`, hint })
    } else expected.set(file, shape)
  }
  for (const [file, shape] of expected) {
    const content = folder.logos.get(file)
    const hints =
      content === undefined
        ? [`is missing; branding.json names it as ${shape}`]
        : logoHints(file, shape, content)
    problems.push(...hints.map((hint) => logoProblem(folder.slug, file, hint)))
  }
  for (const file of folder.logos.keys()) {
    if (!expected.has(file))
      problems.push(logoProblem(folder.slug, file, 'is named by no logo of branding.json; remove it'))
  }
  return problems
}

/** Why content cannot be a logo of the shape; nothing where it can. */
export function logoHints(file: string, shape: LogoShape, content: Uint8Array): readonly string[] {
  if (content.length > largestLogo)
    return [`has ${content.length} bytes, more than ${largestLogo}; simplify it`]
  if (file.endsWith('.svg')) {
    const svg = Buffer.from(content).toString('utf8')
    const problems = svgProblems(svg)
    return problems.length > 0 ? problems : shapeMends(shape, svgAspect(svg))
  }
  const png = Buffer.from(content)
  if (
    png.length < 24 ||
    !png.subarray(0, 8).equals(pngSignature) ||
    png.toString('latin1', 12, 16) !== 'IHDR'
  )
    return ['is not a PNG, whatever its name says']
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  if (Math.max(width, height) > widest)
    return [`is ${width} by ${height}, more than ${widest} by ${widest}; scale it down`]
  return shapeMends(shape, width / height)
}

function shapeMends(shape: LogoShape, aspect: number | null): readonly string[] {
  if (aspect === null) return ['has no viewBox; add one']
  const isSquare = aspect > 0.9 && aspect < 1.1
  if (shape.startsWith('sq-')) return isSquare ? [] : ['is not square']
  return aspect >= 1.5 && aspect <= 10
    ? []
    : ['is not a horizontal logo: its width should be 1.5 to 10 times its height']
}

function logoProblem(slug: string, file: string, hint: string): Problem {
  return { file: `tenants/${slug}/logos/${file}`, field: 'the file', hint }
}
