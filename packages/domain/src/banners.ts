import type { BannerLocation } from './status.ts'

interface Banner {
  uuid: string
  location: BannerLocation
  isDismissible: boolean
  /** Instants; null starts at once or never ends. */
  startsAt: string | null
  endsAt: string | null
}

interface Circumstances {
  locations: readonly BannerLocation[]
  /** Ids of the dismissed banners. */
  dismissed: readonly string[]
  /** By the provider's clock, ms. */
  now: number
}

// The provider's clock is read from Date headers, which have no fraction of a second.
const GRAIN_MS = 1000

/** The active banners of these locations that were not dismissed. */
export function bannersShown<One extends Banner>(
  banners: readonly One[],
  { locations, dismissed, now }: Circumstances,
): One[] {
  return banners.filter(
    ({ uuid, location, isDismissible, startsAt, endsAt }) =>
      locations.includes(location) &&
      (startsAt === null || Date.parse(startsAt) < now + GRAIN_MS) &&
      (endsAt === null || Date.parse(endsAt) > now) &&
      !(isDismissible && dismissed.includes(uuid)),
  )
}
