import { queryOptions } from '@tanstack/react-query'
import { fetchDevices } from './calls.ts'

export const devicesQuery = () => queryOptions({ queryKey: ['devices'], queryFn: fetchDevices })
