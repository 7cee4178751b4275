import { queryOptions } from '@tanstack/react-query'
import { fetchPasskeys } from './calls.ts'

export const passkeysQuery = () => queryOptions({ queryKey: ['passkeys'], queryFn: fetchPasskeys })
