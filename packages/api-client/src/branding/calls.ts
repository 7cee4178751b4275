import { brandingSchema, type Branding } from '@coffer/branding/schema'
import { call, type CallOptions } from '../transport/call.ts'

/** The tenant's current branding, refused as a whole if one value is malformed. `sent` is a pending response. */
export const fetchBranding = ({
  sent,
  signal,
}: CallOptions & { sent?: Promise<Response> | undefined } = {}): Promise<Branding> =>
  call({ method: 'GET', path: '/branding', auth: false, schema: brandingSchema, sent, signal })
