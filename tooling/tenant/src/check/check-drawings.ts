import { drawnLogoProblems } from '@coffer/branding/drawn-logo'
import { ownLogoFile } from '@coffer/branding/email-logo'
import { logoGrounds } from '@coffer/branding/logo-grounds'
import { logoShapes } from '@coffer/branding/logo-shapes'
import { drawLogo } from '../logos/draw-logo.ts'
import type { Problem } from '../problem.ts'
import type { CheckedTenant } from './check-tenant.ts'

/** Draws each logo of a valid tenant on every background that it has, and requires that it can be seen there. */
export function checkDrawings({ slug, tenant, branding, logos }: CheckedTenant): readonly Problem[] {
  const { design, settings } = tenant
  const grounds = logoGrounds(branding, {
    frontPage: design.frontPage,
    darkTheme: settings.darkTheme,
  })
  const files = Map.groupBy(logoShapes, (shape) => ownLogoFile(branding.logos[shape]))
  return [...files].flatMap(([file, shapes]) => {
    const content = file === null ? undefined : logos.get(file)
    if (file === null || content === undefined) return []
    const own = grounds.filter(({ shape }) => shapes.includes(shape))
    const drawn = drawLogo(file, content)
    const hints = drawn ? drawnLogoProblems(drawn, own) : ['can’t be drawn; export it again']
    return hints.map((hint) => ({ file: `tenants/${slug}/logos/${file}`, field: 'the file', hint }))
  })
}
