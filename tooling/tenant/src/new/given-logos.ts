import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { largeLogoProblem } from '@coffer/branding/logo-check'
import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import { importLogo, largestExport } from '../logos/import-logo.ts'
import type { Problem } from '../problem.ts'
import type { Logo } from './new-tenant-files.ts'

/** Logos by flag: paths as typed. */
export type LogoFlags = Partial<Record<LogoShape, string>>

export const logoFlags: Record<LogoShape, string> = {
  'hor-color': '--logo',
  'hor-white': '--logo-white',
  'sq-color': '--mark',
  'sq-white': '--mark-white',
}

/** Reads the logos named by flags, relative to the working directory, and checks them like a folder's. */
export function givenLogos(
  given: LogoFlags,
  from: string,
): { readonly logos: ReadonlyMap<LogoShape, Logo>; readonly problems: readonly Problem[] } {
  const logos = new Map<LogoShape, Logo>()
  const problems: Problem[] = []
  for (const shape of logoShapes) {
    const path = given[shape]
    if (path === undefined) continue
    const read = readLogo(shape, resolve(from, path))
    if ('hints' in read)
      problems.push(
        ...read.hints.map((hint) => ({ file: `${logoFlags[shape]} ${path}`, field: 'the file', hint })),
      )
    else logos.set(shape, read)
  }
  return { logos, problems }
}

function readLogo(shape: LogoShape, path: string): Logo | { readonly hints: readonly string[] } {
  const ending = extname(path).toLowerCase()
  if (ending !== '.svg' && ending !== '.png') return { hints: ['must be an .svg or a .png'] }
  if (!existsSync(path)) return { hints: ['does not exist'] }
  const { size } = statSync(path)
  if (!statSync(path).isFile()) return { hints: ['is not a file'] }
  if (size > largestExport) return { hints: [largeLogoProblem(size)] }
  const file = `${shape}${ending}`
  const { content, problems } = importLogo(file, shape, readFileSync(path))
  return problems.length > 0 ? { hints: problems } : { file, content }
}
