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

it.each(bannerLocations)('A banner of location %s is shown at its own places only', (location) => {
  expect(isShown({ location })).toBe(location === 'all' || location === 'login')
})

it.each<[string, Partial<Banner>, boolean]>([
  ['is hidden before it begins', { startsAt: '2026-11-20T12:00:01Z' }, false],
  ['is shown when it began within this second', { startsAt: '2026-11-20T12:00:00.832Z' }, true],
  ['is shown from its start', { startsAt: '2026-11-20T12:00:00Z' }, true],
  ['is hidden from its end', { endsAt: '2026-11-20T12:00:00Z' }, false],
  ['is shown before its end', { endsAt: '2026-11-20T12:00:01Z' }, true],
])('A banner %s', (_, part, shown) => {
  expect(isShown(part)).toBe(shown)
})

it('A dismissed banner is hidden unless it is not dismissible', () => {
  expect(isShown({}, ['banner'])).toBe(false)
  expect(isShown({ isDismissible: false }, ['banner'])).toBe(true)
})
