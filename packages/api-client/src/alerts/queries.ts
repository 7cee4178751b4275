import { queryOptions } from '@tanstack/react-query'
import { fetchAlerts } from './calls.ts'

export const alertsQuery = () => queryOptions({ queryKey: ['alerts'], queryFn: fetchAlerts })
