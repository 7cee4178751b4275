import { largestLogo, logoProblems } from '@coffer/branding/logo-check'
import type { LogoShape } from '@coffer/branding/logo-shapes'
import { plainSvg } from './plain-svg.ts'

export type ImportedLogo = {
  readonly content: Uint8Array
  /** Why it may not be a logo of the shape: predicates of the file. None where it may. */
  readonly problems: readonly string[]
}

/** A longer text is no logo before its style sheet is replaced, nor after. */
export const largestExport = 4 * largestLogo

/** A logo as a drawing program exported it: as it is where it passes the check, else with its style sheet as attributes. */
export function importLogo(file: string, shape: LogoShape, content: Uint8Array): ImportedLogo {
  const problems = logoProblems(file, shape, content)
  if (problems.length === 0 || !file.endsWith('.svg') || content.length > largestExport)
    return { content, problems }
  const plain = new TextEncoder().encode(plainSvg(new TextDecoder().decode(content)))
  return { content: plain, problems: logoProblems(file, shape, plain) }
}
