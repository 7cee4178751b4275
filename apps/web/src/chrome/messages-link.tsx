import { unreadMessagesQuery } from '@coffer/api-client/messages'
import { Count } from '@coffer/ui-kit/chrome'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { polling, useUnreadCount } from './use-unread-count.ts'
import { HeaderLink } from './header-link.tsx'
import { useMessageRoutes } from './use-message-routes.ts'

/** §2.4: the header's link to the message center, with the number of unread messages. */
export function MessagesLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useTranslations()
  const routes = useMessageRoutes()
  const { data: unread, error } = useQuery({
    ...unreadMessagesQuery(),
    ...polling,
    enabled: routes !== null,
  })
  const count = useUnreadCount()({ unread, error })
  if (!routes) return null
  return (
    <HeaderLink to={routes.read} icon="message" label={t('header.messages')} isCompact={isCompact}>
      {count && <Count count={count} />}
    </HeaderLink>
  )
}
