import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { deviceSchema, livenessSchema, type Device, type Liveness } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { SessionBody } from './request-schema.ts'

export type SessionDescription = { sessionId: string; location: string; description: string }

/** Describes the new session to the provider. */
export const describeSession = (
  { sessionId, location, description }: SessionDescription,
  { signal }: CallOptions = {},
): Promise<void> =>
  callVoid({
    method: 'POST',
    path: '/session',
    body: toWire<SessionBody>({ sessionId, location, description }),
    signal,
  })

/** Seconds until the token expires; the call extends it. The caller handles a 401. */
export const checkAuth = ({ signal }: CallOptions = {}): Promise<Liveness> =>
  call({ method: 'GET', path: '/auth-check', schema: livenessSchema, keepsSession: true, signal })

/** Seconds until the token expires, without extending it. */
export const checkAuthQuietly = ({ signal }: CallOptions = {}): Promise<Liveness> =>
  call({ method: 'GET', path: '/auth-check/no-ext', schema: livenessSchema, keepsSession: true, signal })

/** The provider's description of this device, shown as the name of a remembered device. */
export const deviceInfo = ({ signal }: CallOptions = {}): Promise<Device> =>
  call({ method: 'GET', path: '/device-info', schema: deviceSchema, signal })
