import { bannersQuery } from '@coffer/api-client/banners'
import { ApiError } from '@coffer/api-client/transport/failure'
import { bannerLocationsFor } from '@coffer/router/banner-locations'
import { useRoute } from '@coffer/router/link'
import { useQuery } from '@tanstack/react-query'
import { BannerList } from './banner-list.tsx'

const FRESH_MS = 60_000

/** The banners of the current screen. Of all failures, only a 403 is shown. */
export function RouteBanners() {
  const { path } = useRoute()
  const locations = bannerLocationsFor(path)
  const { data, error } = useQuery({
    ...bannersQuery(),
    staleTime: FRESH_MS,
    enabled: locations.length > 0,
  })
  if (error instanceof ApiError && error.failure.kind === 'forbidden') {
    return (
      <BannerList locations={locations} banners={{ status: 'forbidden', message: error.failure.message }} />
    )
  }
  return data ? <BannerList locations={locations} banners={{ status: 'loaded', banners: data }} /> : null
}
