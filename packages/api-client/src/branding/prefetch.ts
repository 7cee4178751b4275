import { prefetchRaw } from '../transport/prefetch.ts'

/** Requests the branding before the transport is loaded. Pass the answer to `fetchBranding` as `sent`. */
export const prefetchBranding = (): Promise<Response> => prefetchRaw('/branding')
