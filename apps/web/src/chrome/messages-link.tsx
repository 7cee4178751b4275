import { useRoute } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { useWords } from '../words.ts'
import { useMessages } from './messages.ts'

/** §2.4: the header's way to the message center, an icon on phones, with its words where there is room. */
export function MessagesLink({ isCompact = false }: { isCompact?: boolean }) {
  const t = useWords()
  const { path } = useRoute()
  const messages = useMessages()
  if (!messages) return null
  const name = t('header.messages')
  return (
    <a
      href={messages.read}
      aria-label={isCompact ? name : undefined}
      aria-current={path === messages.read ? 'page' : undefined}
    >
      <Icon name="message" />
      {!isCompact && name}
    </a>
  )
}
