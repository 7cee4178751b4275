import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { openSessionsSchema, type OpenSession } from './schema.ts'

/** GET /sessions: the sessions that are logged in, this one too. */
export const fetchSessions = ({ signal }: CallOptions = {}): Promise<OpenSession[]> =>
  call({ method: 'GET', path: '/sessions', schema: openSessionsSchema, signal })

/** Logs that session out. Fails with `missing` where it has ended. */
export const endSession = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/sessions/{uuid}', params: { uuid }, signal })

/** Logs every session out, this one too, and forgets every remembered device. */
export const logOutEverywhere = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/sessions', signal })
