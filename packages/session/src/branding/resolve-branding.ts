import type { Branding } from '@coffer/branding/schema'
import type { TenantBlock } from '@coffer/branding/tenant-schema'
import type { CachedBranding } from '../storage/persisted-state.ts'
import { matchesShape } from './compare.ts'

/** Branding is refetched after an hour. */
export const BRANDING_MAX_AGE_MS = 3_600_000

/** The sources of a page's branding, in order of precedence. */
export const brandingSources = ['live', 'cached', 'fallback', 'default'] as const
export type BrandingSource = (typeof brandingSources)[number]

export interface BrandingCandidates {
  /** The provider's response to this page. */
  live: CachedBranding | null
  /** From the root key: the provider's response to an earlier page or to another tab. */
  cached: CachedBranding | null
  /** The built branding of the page, in wire form; null if it cannot be read. */
  builtBranding: unknown
  /** The tenant of the build, or the default tenant. */
  tenant: TenantBlock
  /** The provider's clock, ms. */
  now: number
}

export interface ResolvedBranding {
  source: BrandingSource
  branding: Branding
  /** Which logo is legible on the brand's backgrounds. */
  logoShapes: CachedBranding['logoShapes']
  /** The custom properties that differ from the built ones. */
  variables: Readonly<Record<string, string>>
  darkVariables: Readonly<Record<string, string>>
  /** Whether to refetch: this page has fetched nothing yet, or its branding is an hour old. */
  isDue: boolean
}

/**
 * The branding of a page: live over cached over fallback over default (docs/decisions/011). An untrusted candidate
 * counts as absent. An old one is shown until a newer one has arrived.
 */
export function resolveBranding({
  live,
  cached,
  builtBranding,
  tenant,
  now,
}: BrandingCandidates): ResolvedBranding {
  const trusted = (candidate: CachedBranding | null) =>
    candidate && isOfBuild(candidate, builtBranding) && isOfTenant(candidate.value, tenant)
      ? { ...candidate, value: candidate.value }
      : null
  const [own, shared] = [trusted(live), trusted(cached)]
  // Another tab may have fetched later than this one. A date in the future is not trusted.
  const isOvertaken = own && shared && shared.fetchedAt > own.fetchedAt && shared.fetchedAt <= now
  const chosen = isOvertaken ? shared : (own ?? shared)
  if (!chosen) {
    const { branding, theme } = tenant
    const source = builtBranding === null ? 'default' : 'fallback'
    return { source, branding, logoShapes: theme, variables: {}, darkVariables: {}, isDue: true }
  }
  const { value, logoShapes, variables, darkVariables, fetchedAt } = chosen
  const source = chosen === own ? 'live' : 'cached'
  return { source, branding: value, logoShapes, variables, darkVariables, isDue: !isFresh(now - fetchedAt) }
}

/** A negative age means that the clock was set back, or was unknown when the branding was fetched. */
const isFresh = (age: number) => age >= 0 && age < BRANDING_MAX_AGE_MS

/** A newer build takes precedence over branding that was fetched by an earlier one. */
const isOfBuild = (candidate: CachedBranding, builtBranding: unknown) =>
  JSON.stringify(candidate.builtBranding) === JSON.stringify(builtBranding)

/**
 * Validated when it was fetched; here it only needs this version's shape and this tenant's slug. A page without a
 * tenant accepts any, because it only ever asks the provider of its own host.
 */
function isOfTenant(value: unknown, { slug, branding }: TenantBlock): value is Branding {
  const pattern = { ...branding, completedAt: null }
  return matchesShape(value, pattern) && (slug === '' || value.slug === slug)
}
