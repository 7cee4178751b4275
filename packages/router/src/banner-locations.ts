import type { BannerLocation } from '@coffer/domain/status'
import type { RoutePath } from './routes.ts'

/** On the way somewhere else, where nothing is read; and the dashboard, which has a list of its own. */
const without: ReadonlySet<RoutePath> = new Set(['/logout', '/login/entry', '/dashboard'])

const places = [
  [/^\/login\/registration-home$/, 'registration-home'],
  [/^\/(login(\/.*)?|otp-verification|setup-mobile-mfa|mfa-account-locked|email-.*)?$/, 'login'],
  [/^\/(registration|manual-funding|fund-account)(\/|$)/, 'registration'],
  [/^\/dashboard\//, 'dashboard'],
] as const satisfies readonly (readonly [RegExp, BannerLocation])[]

/** §3, Banner: those for all places belong everywhere, and on a screen also those of the place that it is part of. */
export function bannerLocationsOf(path: RoutePath): readonly BannerLocation[] {
  if (without.has(path)) return []
  const place = places.find(([pattern]) => pattern.test(path))?.[1]
  return place === undefined ? ['all'] : ['all', place]
}
