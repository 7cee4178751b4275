import { queryOptions } from '@tanstack/react-query'
import { fetchAlerts } from './calls.ts'
import type { Alert } from './schema.ts'

export const alertsQuery = () => queryOptions({ queryKey: ['alerts'], queryFn: fetchAlerts })

/** Number of alerts and of unread alerts, for the navigation. */
export const alertCountsQuery = () => queryOptions({ ...alertsQuery(), select: alertCounts })

const alertCounts = (alerts: readonly Alert[]): { total: number; unread: number } => ({
  total: alerts.length,
  unread: alerts.filter(({ readAt }) => readAt === null).length,
})
