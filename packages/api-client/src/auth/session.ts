import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { deviceSchema, livenessSchema, type Device, type Liveness } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { SessionBody } from './request-schema.ts'

export type SessionDescription = { sessionId: string; location: string; description: string }

/** Tells the provider about the session that just began. */
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

/** Seconds left to the token, extended by this call: for activity. Who asks says what a 401 means. */
export const checkAuth = ({ signal }: CallOptions = {}): Promise<Liveness> =>
  call({ method: 'GET', path: '/auth-check', schema: livenessSchema, keepsSession: true, signal })

/** Seconds left to the token, not extended: for the poll. */
export const checkAuthQuietly = ({ signal }: CallOptions = {}): Promise<Liveness> =>
  call({ method: 'GET', path: '/auth-check/no-ext', schema: livenessSchema, keepsSession: true, signal })

/** What the provider makes of this device, to name it when it is to be remembered. */
export const deviceInfo = ({ signal }: CallOptions = {}): Promise<Device> =>
  call({ method: 'GET', path: '/device-info', schema: deviceSchema, signal })
