import type { BannerLocation } from './status.ts'

interface Banner {
  uuid: string
  location: BannerLocation
  isDismissible: boolean
  /** Instants; null begins at once, or never ends. */
  startsAt: string | null
  endsAt: string | null
}

interface Circumstances {
  locations: readonly BannerLocation[]
  /** The ids of those closed before. */
  dismissed: readonly string[]
  /** On the provider's clock, ms. */
  now: number
}

// The provider's clock is known by the Date header of its answers, which drops the fraction of a second.
const GRAIN_MS = 1000

/** The banners of these places that are in force now, but for those that were closed. */
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
