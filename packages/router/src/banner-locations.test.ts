import { expect, it } from 'vitest'
import { bannerLocationsOf } from './banner-locations.ts'
import { isRoutePath, type RoutePath, routes } from './routes.ts'

const paths = Object.keys(routes).filter((path) => isRoutePath(path))
const own: readonly RoutePath[] = ['/logout', '/login/entry', '/dashboard']

it.each(paths.filter((path) => !own.includes(path)))('%s shows those for all places', (path) => {
  expect(bannerLocationsOf(path)).toContain('all')
})

it.each(own)('%s shows none by itself', (path) => {
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
])('%s is a place of %s', (path, place) => {
  expect(bannerLocationsOf(path)).toEqual(['all', place])
})

it.each<RoutePath>(['/not-found', '/funding-returned', '/message-center/add-new-message'])(
  '%s is no place of its own',
  (path) => {
    expect(bannerLocationsOf(path)).toEqual(['all'])
  },
)
