import { FailureNotice } from './failure-notice.tsx'
import { failureOf } from './failure-of.ts'
import { useTranslations } from './messages.ts'

interface ForbiddenNoticeProps {
  /** Of what a screen shows beside its main matter; null where it came. */
  errors: readonly unknown[]
  /** What is not shown; by default that a part of the page is not. */
  title?: string
}

/**
 * §6, §8: optional content is left out when it cannot be loaded, but a 403 is shown in the provider's words. One of several
 * is enough.
 */
export function ForbiddenNotice({ errors, title }: ForbiddenNoticeProps) {
  const t = useTranslations()
  const forbidden = errors.find((error) => error && failureOf(error).kind === 'forbidden')
  return forbidden ? <FailureNotice error={forbidden} title={title ?? t('withheld')} /> : null
}
