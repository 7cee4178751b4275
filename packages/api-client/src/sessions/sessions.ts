import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { openSessionsSchema, type OpenSession } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { OpenSession } from './schema.ts'

/** GET /sessions: the sessions that are logged in, including this one. */
export const fetchSessions = ({ signal }: CallOptions = {}): Promise<OpenSession[]> =>
  call({ method: 'GET', path: '/sessions', schema: openSessionsSchema, signal })

/** Logs out a session. Fails with `missing` if it has ended. */
export const endSession = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/sessions/{uuid}', params: { uuid }, signal })

/** Logs out every session, including this one, and forgets every remembered device. */
export const logOutEverywhere = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'DELETE', path: '/sessions', signal })

export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: fetchSessions })
