import { queryOptions } from '@tanstack/react-query'
import { fetchUser } from './calls.ts'

export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: fetchUser })
