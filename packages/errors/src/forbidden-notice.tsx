import { FailureNotice } from './failure-notice.tsx'
import { failureOf } from './failure-of.ts'
import { useTranslations } from './messages.ts'

interface ForbiddenNoticeProps {
  /** Errors of the optional content of a screen; null if it has loaded. */
  errors: readonly unknown[]
  /** The content that is missing; by default a part of the page. */
  title?: string
}

/**
 * Optional content is left out when it cannot load, but a 403 is shown with the provider's message: once, even if
 * several calls were forbidden.
 */
export function ForbiddenNotice({ errors, title }: ForbiddenNoticeProps) {
  const t = useTranslations()
  const forbidden = errors.find((error) => error && failureOf(error).kind === 'forbidden')
  return forbidden ? <FailureNotice error={forbidden} title={title ?? t('withheld')} /> : null
}
