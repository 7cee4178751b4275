import type { Branding } from '@coffer/branding/schema'
import type { TenantBlock } from '@coffer/branding/tenant-schema'
import type { KeptBranding } from './persisted.ts'
import { isSameShape } from './same-shape.ts'

/** §9. */
export const BRANDING_MAX_AGE_MS = 3_600_000

/** Where what a page wears can come from, the strongest first. */
export const brandingSources = ['live', 'cached', 'fallback', 'default'] as const
export type BrandingSource = (typeof brandingSources)[number]

export interface BrandingCandidates {
  /** What the provider answered to this page. */
  live: KeptBranding | null
  /** What the root key holds: the provider's answer to an earlier page, or to another tab. */
  cached: KeptBranding | null
  /** What the page was stamped with, in the wire's form; null where that cannot be read. */
  stamp: unknown
  /** The institution as stamped, or the default. */
  tenant: TenantBlock
  /** The provider's clock, ms. */
  now: number
}

export interface WornBranding {
  source: BrandingSource
  branding: Branding
  /** Which logo reads on the brand's grounds. */
  grounds: KeptBranding['grounds']
  /** The custom properties that differ from those the page was stamped with. */
  variables: Readonly<Record<string, string>>
  /** Whether the provider is to be asked: nothing of it is known here, or it is an hour old. */
  isDue: boolean
}

/**
 * What a page wears: live over cached over fallback over default (docs/decisions/011). A candidate that cannot be
 * trusted is passed over, as if it were not there. One that is only old is worn until a newer one has come.
 */
export function brandingToWear({ live, cached, stamp, tenant, now }: BrandingCandidates): WornBranding {
  const fits = (kept: KeptBranding | null) =>
    kept && isOfPage(kept, stamp) && isOfInstitution(kept.value, tenant)
      ? { ...kept, value: kept.value }
      : null
  const [mine, shared] = [fits(live), fits(cached)]
  // Another tab may have asked after this one did. What claims to come from the future may not.
  const isOvertaken = mine && shared && shared.fetchedAt > mine.fetchedAt && shared.fetchedAt <= now
  const worn = isOvertaken ? shared : (mine ?? shared)
  if (!worn) {
    const { branding, theme } = tenant
    const source = stamp === null ? 'default' : 'fallback'
    return { source, branding, grounds: theme, variables: {}, isDue: true }
  }
  const { value, grounds, variables, fetchedAt } = worn
  const source = worn === mine ? 'live' : 'cached'
  return { source, branding: value, grounds, variables, isDue: !isFresh(now - fetchedAt) }
}

/** A negative age: the clock went back, or was not known when it was brought. */
const isFresh = (age: number) => age >= 0 && age < BRANDING_MAX_AGE_MS

/** A page stamped anew knows more than what was brought over an earlier one. */
const isOfPage = ({ over }: KeptBranding, stamp: unknown) => JSON.stringify(over) === JSON.stringify(stamp)

/**
 * It was validated when it came; here it must still be of this version's shape, and this institution's. Where the page
 * does not say whose it is, its host does: only that one's provider is asked.
 */
function isOfInstitution(value: unknown, { slug, branding }: TenantBlock): value is Branding {
  const pattern = { ...branding, completedAt: null }
  return isSameShape(value, pattern) && (slug === '' || value.slug === slug)
}
