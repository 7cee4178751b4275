import { isUnread, type Message, messagesQuery, viewMessage } from '@coffer/api-client/messages'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { providerNow } from '@coffer/api-client/transport'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Thread } from './threads.ts'

/** Marks the messages of an open thread as viewed. Null until the response arrives. */
export function useMarkViewed({ messages }: Thread): 'viewed' | 'failed' | null {
  const client = useQueryClient()
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: (uuids: readonly string[]) => Promise.all(uuids.map((uuid) => viewMessage(uuid))),
    onSuccess(_, uuids) {
      const viewedAt = new Date(providerNow()).toISOString()
      const seen = (message: Message) => (uuids.includes(message.uuid) ? { ...message, viewedAt } : message)
      storeAnswer(client, messagesQuery().queryKey, (known) => known?.map(seen))
    },
  })
  // A string, so that the effect reruns only for other messages, not after every failure.
  const unread = messages
    .filter(isUnread)
    .map(({ uuid }) => uuid)
    .join(' ')
  useEffect(() => {
    if (unread !== '') mutate(unread.split(' '))
  }, [unread, mutate])
  return isSuccess ? 'viewed' : isError ? 'failed' : null
}
