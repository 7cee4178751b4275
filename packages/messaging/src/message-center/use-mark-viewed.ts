import { isUnread, type Message, messagesQuery, viewMessage } from '@coffer/api-client/messages'
import { providerNow } from '@coffer/api-client/transport'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Thread } from './threads.ts'

/** Opening a thread marks its messages viewed (§2.2). What became of it; null while nothing did. */
export function useMarkViewed({ messages }: Thread): 'viewed' | 'failed' | null {
  const client = useQueryClient()
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: (uuids: readonly string[]) => Promise.all(uuids.map((uuid) => viewMessage(uuid))),
    onSuccess(_, uuids) {
      const viewedAt = new Date(providerNow()).toISOString()
      const seen = (message: Message) => (uuids.includes(message.uuid) ? { ...message, viewedAt } : message)
      client.setQueryData(messagesQuery().queryKey, (known) => known?.map(seen))
    },
  })
  // Text, so that it changes with what is unread only: what failed is not asked for again at every glance.
  const unread = messages
    .filter(isUnread)
    .map(({ uuid }) => uuid)
    .join(' ')
  useEffect(() => {
    if (unread !== '') mutate(unread.split(' '))
  }, [unread, mutate])
  return isSuccess ? 'viewed' : isError ? 'failed' : null
}
