import { queryOptions } from '@tanstack/react-query'
import { fetchMessages } from './calls.ts'
import type { Message } from './schema.ts'

/** Polling interval while an attachment is being checked. */
const CHECKING_MS = 10_000

export const messagesQuery = () =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: fetchMessages,
    refetchInterval: ({ state }) => (state.data?.some(hasUncheckedFile) ? CHECKING_MS : false),
  })

const hasUncheckedFile = ({ attachments }: Message): boolean =>
  attachments.some(({ status }) => status === 'checking')

/** Number of unread messages from the bank. */
export const unreadMessagesQuery = () => queryOptions({ ...messagesQuery(), select: countUnread })

/** An unread message is from the bank and was not opened. */
export const isUnread = ({ direction, viewedAt }: Message): boolean =>
  direction === 'inbound' && viewedAt === null

const countUnread = (messages: readonly Message[]): number => messages.filter(isUnread).length
