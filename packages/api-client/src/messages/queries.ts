import { queryOptions } from '@tanstack/react-query'
import { fetchMessages } from './calls.ts'
import type { Message } from './schema.ts'

export const messagesQuery = () => queryOptions({ queryKey: ['messages'], queryFn: fetchMessages })

/** Number of unread messages from the bank. */
export const unreadMessagesQuery = () => queryOptions({ ...messagesQuery(), select: countUnread })

/** From the bank and not opened. */
export const isUnread = ({ direction, viewedAt }: Message): boolean =>
  direction === 'inbound' && viewedAt === null

const countUnread = (messages: readonly Message[]): number => messages.filter(isUnread).length
