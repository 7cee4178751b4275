import { expect, it } from 'vitest'
import { bannerLocationsOf } from './banner-locations.ts'
import { type RoutePath, routePaths } from './routes.ts'

const withoutBanners: readonly RoutePath[] = ['/logout', '/login/entry', '/dashboard']

it.each(routePaths.filter((path) => !withoutBanners.includes(path)))(
  'bannerLocationsOf(%s) includes all',
  (path) => {
    expect(bannerLocationsOf(path)).toContain('all')
  },
)

it.each(withoutBanners)('bannerLocationsOf(%s) is empty', (path) => {
  expect(bannerLocationsOf(path)).toEqual([])
})

it.each<[RoutePath, string]>([
  ['/', 'login'],
  ['/login', 'login'],
  ['/login/choose-mfa', 'login'],
  ['/login/reset-password/failed', 'login'],
  ['/otp-verification', 'login'],
  ['/email-verified', 'login'],
  ['/mfa-account-locked', 'login'],
  ['/login/registration-home', 'registration-home'],
  ['/registration', 'registration'],
  ['/registration/address', 'registration'],
  ['/manual-funding/microdeposits/sent', 'registration'],
  ['/fund-account', 'registration'],
  ['/dashboard/documents', 'dashboard'],
])('bannerLocationsOf(%s) includes %s', (path, location) => {
  expect(bannerLocationsOf(path)).toEqual(['all', location])
})

it.each<RoutePath>(['/not-found', '/funding-returned', '/message-center/add-new-message'])(
  'bannerLocationsOf(%s) is only all',
  (path) => {
    expect(bannerLocationsOf(path)).toEqual(['all'])
  },
)
