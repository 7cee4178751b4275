import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { failureOf, failureWords } from './failure-words.ts'

interface FailureNoticeProps {
  title: `failure.title.${'notSaved' | 'notSent' | 'notLoaded' | 'notCancelled' | 'documentsNotSent'}`
  error: unknown
  /** What was typed is still there, and it is worth saying so. */
  kept?: 'failure.kept' | 'failure.filesKept'
  action?: ReactNode
}

/** What did not work, why, and the reference for support. */
export function FailureNotice({ title, error, kept, action }: FailureNoticeProps) {
  const t = useWords()
  const failure = failureOf(error)
  const { key, values } = { values: {}, ...failureWords(failure) }
  return (
    <Notice severity="error" title={t(title)} action={action} isAnnounced>
      <Stack gap={8}>
        <p>{t(key, values)}</p>
        {kept && <p>{t(kept)}</p>}
        {failure.invocationId && <p>{t('failure.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}
