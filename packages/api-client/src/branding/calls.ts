import { brandingSchema, type Branding } from '@coffer/branding/schema'
import { call, type CallOptions } from '../transport/call.ts'

/** The tenant's current branding, refused as a whole when one value is malformed. `sent` is an answer under way. */
export const fetchBranding = ({
  sent,
  signal,
}: CallOptions & { sent?: Promise<Response> | undefined } = {}): Promise<Branding> =>
  call({ method: 'GET', path: '/branding', auth: false, schema: brandingSchema, sent, signal })
