import { prefetchRaw } from '../transport/prefetch.ts'

/** Asks for the branding at a glance. The answer can be handed to `fetchBranding` as `sent`. */
export const prefetchBranding = (): Promise<Response> => prefetchRaw('/branding')
