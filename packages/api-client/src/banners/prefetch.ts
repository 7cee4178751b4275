import { prefetchRaw } from '../transport/prefetch.ts'

/** Asks for the banners in force at a glance. The answer can be handed to `fetchBanners` as `sent`. */
export const askBanners = (): Promise<Response> => prefetchRaw('/banner-alerts?active=true')
