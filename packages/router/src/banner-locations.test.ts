import { expect, it } from 'vitest'
import { bannerLocationsFor } from './banner-locations.ts'
import { type RoutePath, routePaths } from './routes.ts'

const withoutBanners: readonly RoutePath[] = ['/logout', '/login/entry', '/dashboard']

it.each(routePaths.filter((path) => !withoutBanners.includes(path)))(
  'bannerLocationsFor(%s) includes all',
  (path) => {
    expect(bannerLocationsFor(path)).toContain('all')
  },
)

it.each(withoutBanners)('bannerLocationsFor(%s) is empty', (path) => {
  expect(bannerLocationsFor(path)).toEqual([])
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
])('bannerLocationsFor(%s) includes %s', (path, location) => {
  expect(bannerLocationsFor(path)).toEqual(['all', location])
})

it.each<RoutePath>(['/not-found', '/funding-returned', '/message-center/add-new-message'])(
  'bannerLocationsFor(%s) is only all',
  (path) => {
    expect(bannerLocationsFor(path)).toEqual(['all'])
  },
)
