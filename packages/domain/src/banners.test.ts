import { expect, it } from 'vitest'
import { bannersShown } from './banners.ts'
import { bannerLocations } from './status.ts'

type Banner = Parameters<typeof bannersShown>[0][number]

const now = Date.parse('2026-11-20T12:00:00Z')
const banner = (part: Partial<Banner>): Banner => ({
  uuid: 'banner',
  location: 'all',
  isDismissible: true,
  startsAt: null,
  endsAt: null,
  ...part,
})
const isShown = (part: Partial<Banner>, dismissed: readonly string[] = []) =>
  bannersShown([banner(part)], { locations: ['all', 'login'], dismissed, now }).length === 1

it.each(bannerLocations)('shows location %s at its own places only', (location) => {
  expect(isShown({ location })).toBe(location === 'all' || location === 'login')
})

it.each<[string, Partial<Banner>, boolean]>([
  ['begins later', { startsAt: '2026-11-20T12:00:01Z' }, false],
  ['began within this second', { startsAt: '2026-11-20T12:00:00.832Z' }, true],
  ['began', { startsAt: '2026-11-20T12:00:00Z' }, true],
  ['ended', { endsAt: '2026-11-20T12:00:00Z' }, false],
  ['ends later', { endsAt: '2026-11-20T12:00:01Z' }, true],
])('shows, or not, one that %s', (_, part, shown) => {
  expect(isShown(part)).toBe(shown)
})

it('hides a dismissed one, unless it is not dismissible', () => {
  expect(isShown({}, ['banner'])).toBe(false)
  expect(isShown({ isDismissible: false }, ['banner'])).toBe(true)
})
