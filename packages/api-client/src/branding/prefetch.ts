import { prefetchRaw } from '../transport/prefetch.ts'

/** Requests the branding before the transport has loaded. Pass the response to `fetchBranding` as `sent`. */
export const prefetchBranding = (): Promise<Response> => prefetchRaw('/branding')
