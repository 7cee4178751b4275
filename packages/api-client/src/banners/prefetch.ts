import { prefetchRaw } from '../transport/prefetch.ts'

/** Requests the active banners before the transport has loaded. Pass the response to `fetchBanners` as `sent`. */
export const prefetchBanners = (): Promise<Response> => prefetchRaw('/banner-alerts?active=true')
