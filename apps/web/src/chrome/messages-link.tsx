import { unreadMessagesQuery } from '@coffer/api-client/messages'
import { Count } from '@coffer/ui-kit/chrome'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { polling, useUnreadCount } from './use-unread-count.ts'
import { HeaderLink } from './header-link.tsx'
import { useMessageRoutes } from './use-message-routes.ts'

/** §2.4: the header's way to the message center, with how many messages wait there. */
export function MessagesLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations()
  const messages = useMessageRoutes()
  const { data: unread, error } = useQuery({
    ...unreadMessagesQuery(),
    ...polling,
    enabled: messages !== null,
  })
  const count = useUnreadCount()({ unread, error })
  if (!messages) return null
  return (
    <HeaderLink to={messages.read} icon="message" word={t('header.messages')} isCompact={isCompact}>
      {count && <Count count={count} />}
    </HeaderLink>
  )
}
