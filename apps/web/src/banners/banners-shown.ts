import type { Banner } from '@coffer/api-client/banners/schema'
import type { BannerLocation } from '@coffer/domain/status'

interface Circumstances {
  locations: readonly BannerLocation[]
  /** The ids of those closed before. */
  dismissed: readonly string[]
  /** On the provider's clock, ms. */
  now: number
}

/** The banners of these places that are in force now, but for those that were closed. */
export function bannersShown(
  banners: readonly Banner[],
  { locations, dismissed, now }: Circumstances,
): Banner[] {
  return banners.filter(
    ({ uuid, location, isDismissible, startsAt, endsAt }) =>
      locations.includes(location) &&
      (startsAt === null || Date.parse(startsAt) <= now) &&
      (endsAt === null || Date.parse(endsAt) > now) &&
      !(isDismissible && dismissed.includes(uuid)),
  )
}
