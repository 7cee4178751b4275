import { Count, type UnreadCount } from '@coffer/ui-kit/chrome'
import { useTranslations } from '../messages.ts'
import { HeaderLink } from './header-link.tsx'
import { useMessageRoutes } from './use-message-routes.ts'

interface MessagesLinkProps {
  /** The number of unread messages, if any. */
  count: UnreadCount | undefined
  isCompact?: boolean
}

/** The header's link to the message center, with the number of unread messages. */
export function MessagesLink({ count, isCompact = false }: MessagesLinkProps) {
  const t = useTranslations()
  const routes = useMessageRoutes()
  if (!routes) return null
  return (
    <HeaderLink to={routes.read} icon="message" label={t('header.messages')} isCompact={isCompact}>
      {count && <Count count={count} />}
    </HeaderLink>
  )
}
