import { queryOptions } from '@tanstack/react-query'
import { fetchSessions } from './calls.ts'

export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: fetchSessions })
