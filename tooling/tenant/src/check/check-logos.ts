import { EMAIL_LOGO, ownLogoFile } from '@coffer/branding/email-logo'
import { logoProblems } from '@coffer/branding/logo-check'
import { type LogoShape, logoShapes } from '@coffer/branding/logo-shapes'
import type { BrandingInput } from '@coffer/branding/schema'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { Problem } from '../problem.ts'

/** Requires every logo of the branding to be on this origin, small, harmless and of its shape, and allows no other file. */
export function checkLogos(folder: TenantFolder, branding: BrandingInput): readonly Problem[] {
  const expected = new Map<string, LogoShape>()
  const problems: Problem[] = []
  for (const shape of logoShapes) {
    const address = branding.logos[shape]
    if (address.startsWith('https:')) continue
    const file = ownLogoFile(address)
    if (file === null) {
      const hint = 'must be https, or /logos/<name>.svg or .png of a file in the tenant’s logos'
      problems.push({ file: `tenants/${folder.slug}/branding.json`, field: `logos.${shape}`, hint })
    } else expected.set(file, shape)
  }
  for (const [file, shape] of expected) {
    const content = folder.logos.get(file)
    const hints =
      file === EMAIL_LOGO
        ? ['is the name of the logo that the build draws for emails; rename it']
        : content === undefined
          ? [`is missing; branding.json names it as ${shape}`]
          : logoProblems(file, shape, content)
    problems.push(...hints.map((hint) => fileProblem(folder.slug, file, hint)))
  }
  for (const file of folder.logos.keys()) {
    if (!expected.has(file))
      problems.push(fileProblem(folder.slug, file, 'is not a logo of branding.json; remove it'))
  }
  return problems
}

function fileProblem(slug: string, file: string, hint: string): Problem {
  return { file: `tenants/${slug}/logos/${file}`, field: 'the file', hint }
}
