import { failureOf } from '@coffer/errors/failure-of'
import type { UnreadCount } from '@coffer/ui-kit/chrome'
import { useTranslations } from '../messages.ts'

/** Max age of a count, and its refetch interval while the page is visible. */
const FRESH_MS = 60_000
export const polling = { staleTime: FRESH_MS, refetchInterval: FRESH_MS } as const

interface CountQuery {
  unread: number | undefined
  error: unknown
}

/**
 * The number of unread items, if any. A 403 is shown as such. After any other failure there is no count, and the page
 * of the items explains why.
 */
export function useUnreadCount(): (query: CountQuery) => UnreadCount | undefined {
  const t = useTranslations()
  return ({ unread = 0, error }) => {
    if (error && failureOf(error).kind === 'forbidden')
      return { visible: '!', announced: t('navigation.forbidden') }
    return unread > 0 ? { visible: unread, announced: t('navigation.unread', { count: unread }) } : undefined
  }
}
