import { unreadMessagesQuery } from '@coffer/api-client/messages'
import { useQuery } from '@tanstack/react-query'
import { useBoundedWait } from './use-bounded-wait.ts'
import { useMessageRoutes } from './use-message-routes.ts'
import { polling, useUnreadCount } from './use-unread-count.ts'

/** The number of unread messages, and whether to wait for it. */
export function useUnreadMessages() {
  const routes = useMessageRoutes()
  const {
    data: unread,
    error,
    isLoading,
  } = useQuery({
    ...unreadMessagesQuery(),
    ...polling,
    enabled: routes !== null,
  })
  return { count: useUnreadCount()({ unread, error }), isWaiting: useBoundedWait(isLoading) }
}
