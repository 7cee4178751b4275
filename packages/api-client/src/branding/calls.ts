import { brandingSchema, type Branding } from '@coffer/branding/schema'
import { call, type CallOptions } from '../transport/call.ts'

/** The institution's branding as it is now. One that fails validation is refused whole, as `malformed`. */
export const fetchBranding = ({ signal }: CallOptions = {}): Promise<Branding> =>
  call({ method: 'GET', path: '/branding', auth: false, schema: brandingSchema, signal })
