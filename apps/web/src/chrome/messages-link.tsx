import { unreadMessagesQuery } from '@coffer/api-client/messages'
import { failureOf } from '@coffer/failures/failure-of'
import { Count, type Counted } from '@coffer/ui-kit/chrome'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../words.ts'
import { HeaderLink } from './header-link.tsx'
import { useMessages } from './messages.ts'
import { FRESH_MS } from './use-places.ts'

/** §2.4: the header's way to the message center, with how many messages wait there. */
export function MessagesLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useWords()
  const messages = useMessages()
  const count = useUnread(messages !== null)
  if (!messages) return null
  return (
    <HeaderLink to={messages.read} icon="message" word={t('header.messages')} isCompact={isCompact}>
      {count && <Count count={count} />}
    </HeaderLink>
  )
}

/** §6: that messages are forbidden is said here too. Any other failure leaves the number out: their page says it. */
function useUnread(isInside: boolean): Counted | null {
  const t = useWords()
  const { data: unread = 0, error } = useQuery({
    ...unreadMessagesQuery(),
    enabled: isInside,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  })
  if (error && failureOf(error).kind === 'forbidden')
    return { shown: '!', said: t('header.messages.forbidden') }
  return unread > 0 ? { shown: unread, said: t('navigation.unread', { count: unread }) } : null
}
