import { glance } from '../transport/glance.ts'

/** Asks for the branding at a glance. The answer can be handed to `fetchBranding` as `sent`. */
export const askBranding = (): Promise<Response> => glance('/branding')
