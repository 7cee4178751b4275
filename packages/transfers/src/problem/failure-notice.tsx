import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { failureOf } from './failure-of.ts'
import { type FailureWords, failureWords, type Key } from './failure-words.ts'

interface FailureNoticeProps {
  error: unknown
  title?: Key
  /** Something was typed, and it is worth saying that it is still there. */
  isKept?: boolean
  /** Said before the reason, such as that money has not moved. */
  children?: ReactNode
  action?: ReactNode
}

/** What went wrong, in words, with the reference that support finds it by. */
export function FailureNotice({
  error,
  title = 'problem.title',
  isKept = false,
  children,
  action,
}: FailureNoticeProps) {
  const t = useWords()
  const failure = failureOf(error)
  return (
    <Notice severity="error" title={t(title)} action={action} isAnnounced>
      <Stack gap={8}>
        {children}
        <p>{inWords(failureWords(failure), t)}</p>
        {isKept && <p>{t('problem.kept')}</p>}
        {failure.invocationId && <p>{t('problem.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}

/** Our own words, or the provider's as they came. */
export const inWords = (words: FailureWords, t: ReturnType<typeof useWords>): string =>
  'said' in words ? words.said : t(words.key, words.values)
