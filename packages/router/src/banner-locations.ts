import type { BannerLocation } from '@coffer/domain/status'
import type { RoutePath } from './routes.ts'

/** Routes that only redirect, and the dashboard, which has its own list. */
const routesWithoutBanners: ReadonlySet<RoutePath> = new Set(['/logout', '/login/entry', '/dashboard'])

const patterns = [
  [/^\/login\/registration-home$/, 'registration-home'],
  [/^\/(login(\/.*)?|otp-verification|setup-mobile-mfa|mfa-account-locked|email-.*)?$/, 'login'],
  [/^\/(registration|manual-funding|fund-account)(\/|$)/, 'registration'],
  [/^\/dashboard\//, 'dashboard'],
] as const satisfies readonly (readonly [RegExp, BannerLocation])[]

/** The locations whose banners a route shows. */
export function bannerLocationsFor(path: RoutePath): readonly BannerLocation[] {
  if (routesWithoutBanners.has(path)) return []
  const location = patterns.find(([pattern]) => pattern.test(path))?.[1]
  return location === undefined ? ['all'] : ['all', location]
}
