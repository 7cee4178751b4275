import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { alertsSchema, type Alert } from './schema.ts'
import { toWire } from '../transport/wire-case.ts'
import type { AlertBody } from './request-schema.ts'

/** GET /alerts. */
export const fetchAlerts = ({ signal }: CallOptions = {}): Promise<Alert[]> =>
  call({ method: 'GET', path: '/alerts', schema: alertsSchema, signal })

/** Marks one alert as read. */
export const markAlertRead = (alertId: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/alerts/', body: toWire<AlertBody>({ alertId }), signal })

/** Marks all alerts as read. */
export const markAllAlertsRead = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/alerts/all', signal })
