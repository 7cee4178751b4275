import { queryOptions } from '@tanstack/react-query'
import { fetchMessages } from './calls.ts'

export const messagesQuery = () => queryOptions({ queryKey: ['messages'], queryFn: fetchMessages })
