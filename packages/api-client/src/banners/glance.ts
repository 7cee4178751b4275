import { glance } from '../transport/glance.ts'

/** Asks for the banners in force at a glance. The answer can be handed to `fetchBanners` as `sent`. */
export const askBanners = (): Promise<Response> => glance('/banner-alerts?active=true')
