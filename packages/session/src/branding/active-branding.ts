import type { Branding } from '@coffer/branding/schema'
import { depositInsurer, type Insurer } from '@coffer/branding/insurer'
import { darkLogo, frontLogo } from '@coffer/branding/logo-shapes'
import { useStore } from 'zustand'
import type { CachedBranding } from '../storage/persisted-state.ts'
import { rootStore } from '../storage/root-store.ts'
import { now } from '../token/clock.ts'
import { type ResolvedBranding, resolveBranding } from './resolve-branding.ts'
import { builtBranding, tenant, type TenantBlock } from './tenant.ts'

/** The provider's response to this page, and its tenant. In memory, for a browser without storage. */
let fetched: { tenant: TenantBlock; branding: CachedBranding } | null = null

/** The branding that this page shows, in the order of precedence of `resolveBranding`. */
export function activeBranding(): ResolvedBranding {
  const current = tenant()
  return resolveBranding({
    live: fetched?.tenant === current ? fetched.branding : null,
    cached: rootStore.getState().branding,
    builtBranding: builtBranding(),
    tenant: current,
    now: now(),
  })
}

/** The provider's branding, with the theme derived from it. */
export type FetchedBranding = Omit<CachedBranding, 'fetchedAt' | 'builtBranding'>

/** Keeps the provider's branding for this page, the other tabs and the next visit. */
export function cacheBranding(branding: FetchedBranding): void {
  const cached = { ...branding, fetchedAt: now(), builtBranding: builtBranding() }
  fetched = { tenant: tenant(), branding: cached }
  rootStore.setState({ branding: cached })
}

/** Renders again when the branding changes. */
export function useBranding(): Branding {
  return useStore(rootStore, () => activeBranding().branding)
}

/** Who insures deposits. */
export function useInsurer(): Insurer {
  return depositInsurer(useBranding().showFdic, tenant().insurer)
}

/** The address of the logo that is legible on a background. Empty if there is none. */
export function useLogo(on: 'drawerLogo' | 'logInLogo'): string {
  return useStore(rootStore, () => {
    const { branding, logoShapes } = activeBranding()
    const shape = logoShapes[on]
    return branding.logos[on === 'logInLogo' ? frontLogo(tenant().frontBackground, shape) : shape]
  })
}

/** The address of the logo on the dark drawer and log-in panel; null for a bank without dark colors. */
export function useDarkLogo(): string | null {
  return useStore(rootStore, () =>
    tenant().settings.darkTheme ? activeBranding().branding.logos[darkLogo] : null,
  )
}
