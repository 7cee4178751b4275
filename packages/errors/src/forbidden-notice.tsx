import { FailureNotice } from './failure-notice.tsx'
import { failureOf } from './failure-of.ts'
import { useTranslations } from './messages.ts'

interface ForbiddenNoticeProps {
  /** Of what a screen shows beside its main matter; null where it came. */
  errors: readonly unknown[]
  /** What is not shown; that part of the page isn't, without one. */
  title?: string
}

/**
 * §6, §8: what stands beside the main matter is left out when it cannot be brought, but a 403 is said, in the provider's
 * words. One of several is enough.
 */
export function ForbiddenNotice({ errors, title }: ForbiddenNoticeProps) {
  const t = useTranslations()
  const forbidden = errors.find((error) => error && failureOf(error).kind === 'forbidden')
  return forbidden ? <FailureNotice error={forbidden} title={title ?? t('withheld')} /> : null
}
