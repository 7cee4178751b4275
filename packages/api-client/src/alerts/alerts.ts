import { call, callVoid, type CallOptions } from '../transport/call.ts'
import { toWire } from '../transport/wire-case.ts'
import type { AlertBody } from './request-schema.ts'
import { alertsSchema, type Alert } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Alert } from './schema.ts'

/** GET /alerts. */
const fetchAlerts = ({ signal }: CallOptions = {}): Promise<Alert[]> =>
  call({ method: 'GET', path: '/alerts', schema: alertsSchema, signal })

/** Marks one alert as read. */
export const markAlertRead = (alertId: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/alerts/', body: toWire<AlertBody>({ alertId }), signal })

/** Marks all alerts as read. */
export const markAllAlertsRead = ({ signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/alerts/all', signal })

export const alertsQuery = () => queryOptions({ queryKey: ['alerts'], queryFn: fetchAlerts })

/** Number of alerts and of unread alerts, for the navigation. */
export const alertCountsQuery = () => queryOptions({ ...alertsQuery(), select: alertCounts })

const alertCounts = (alerts: readonly Alert[]): { total: number; unread: number } => ({
  total: alerts.length,
  unread: alerts.filter(({ readAt }) => readAt === null).length,
})
