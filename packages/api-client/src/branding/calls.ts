import { brandingSchema, type Branding } from '@coffer/branding/schema'
import { call, type CallOptions } from '../transport/call.ts'

/**
 * The institution's branding as it is now. One that fails validation is refused whole, as `malformed`. `sent` is an
 * answer that has come already.
 */
export const fetchBranding = ({
  sent,
  signal,
}: CallOptions & { sent?: Promise<Response> | undefined } = {}): Promise<Branding> =>
  call({ method: 'GET', path: '/branding', auth: false, schema: brandingSchema, sent, signal })
