import { largestLogo, logoProblems } from '@coffer/branding/logo-check'
import type { LogoShape } from '@coffer/branding/logo-shapes'
import { plainSvg } from './plain-svg.ts'

export type ImportedLogo = {
  readonly content: Uint8Array
  /** The reasons why the file may not be a logo of the shape; empty if it may. */
  readonly problems: readonly string[]
}

/** The maximum length of a text that may become small enough when its style sheet is inlined. */
export const largestExport = 4 * largestLogo

/** Imports a logo from a drawing program: unchanged if it passes the check, else with its style sheet as attributes. */
export function importLogo(file: string, shape: LogoShape, content: Uint8Array): ImportedLogo {
  const problems = logoProblems(file, shape, content)
  if (problems.length === 0 || !file.endsWith('.svg') || content.length > largestExport)
    return { content, problems }
  const plain = new TextEncoder().encode(plainSvg(new TextDecoder().decode(content)))
  return { content: plain, problems: logoProblems(file, shape, plain) }
}
