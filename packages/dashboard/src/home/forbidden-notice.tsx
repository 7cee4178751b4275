import { Notice } from '@coffer/ui-kit/notice'
import { failureKey, failureOf, type Key } from '../loading/failure-words.ts'
import { useWords } from '../words.ts'

interface ForbiddenNoticeProps {
  error: unknown
  /** What is not shown. */
  title: Key
}

/** §8: a 403 on banners or alerts is said. Any other failure leaves them out: the rest is unharmed. */
export function ForbiddenNotice({ error, title }: ForbiddenNoticeProps) {
  const t = useWords()
  if (!error) return null
  const failure = failureOf(error)
  if (failure.kind !== 'forbidden') return null
  return (
    <Notice severity="error" title={t(title)}>
      {failure.message || t(failureKey(failure))}
    </Notice>
  )
}
