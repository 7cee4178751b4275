import { parseBranding } from '@coffer/branding/schema'
import type { Settings } from '../settings.ts'
import type { TenantDirectory } from './directory.ts'

/** The origins of logos in emails: those of the tenants' applications, and others named in their branding. */
export function logoOrigins(
  tenants: TenantDirectory,
  { originOf }: Pick<Settings, 'originOf'>,
): readonly string[] {
  const origins = tenants.all.flatMap(({ slug, branding }) => {
    const parsed = parseBranding(branding)
    const logos = parsed.ok ? Object.values(parsed.branding.logos) : []
    return [
      originOf(slug),
      ...logos.filter((logo) => logo.startsWith('https:')).map((logo) => new URL(logo).origin),
    ]
  })
  return [...new Set(origins)]
}
