import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { useWords } from '../words.ts'

interface ForbiddenNoticeProps {
  error: unknown
  /** What is not shown. */
  title: 'alerts.forbidden' | 'notices.forbidden'
}

/** §8: a 403 on banners or alerts is said. Any other failure leaves them out: the rest is unharmed. */
export function ForbiddenNotice({ error, title }: ForbiddenNoticeProps) {
  const t = useWords()
  if (!error || failureOf(error).kind !== 'forbidden') return null
  return <FailureNotice title={t(title)} error={error} />
}
