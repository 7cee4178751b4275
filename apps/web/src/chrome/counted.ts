import { failureOf } from '@coffer/errors/failure-of'
import type { UnreadCount } from '@coffer/ui-kit/chrome'
import { useTranslations } from '../messages.ts'

/** How old a number may be; while the page is in sight it is asked for anew as often. */
const FRESH_MS = 60_000
export const keptFresh = { staleTime: FRESH_MS, refetchInterval: FRESH_MS } as const

interface Asked {
  unread: number | undefined
  error: unknown
}

/**
 * How many are unread, where any are. §6: that they are forbidden is said here too; any other failure leaves the number
 * out, and their page says why.
 */
export function useCounted(): (asked: Asked) => UnreadCount | undefined {
  const t = useTranslations()
  return ({ unread = 0, error }) => {
    if (error && failureOf(error).kind === 'forbidden') return { shown: '!', said: t('navigation.forbidden') }
    return unread > 0 ? { shown: unread, said: t('navigation.unread', { count: unread }) } : undefined
  }
}
