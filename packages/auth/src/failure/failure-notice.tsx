import type { Failure } from '@coffer/api-client/transport'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { failureOf } from './failure-of.ts'
import { generalSaying, type Saying } from './sayings.ts'

interface FailureNoticeProps {
  /** What did not happen. */
  title: string
  error: unknown
  /** The flow's own table of errors. */
  say?: (failure: Failure) => Saying
  action?: ReactNode
}

/** What did not work, why, and the reference for support. */
export function FailureNotice({ title, error, say = generalSaying, action }: FailureNoticeProps) {
  const t = useTranslations()
  const failure = failureOf(error)
  const saying = say(failure)
  return (
    <Notice severity="error" title={title} action={action} isAnnounced>
      <Stack gap={8}>
        <p>{'text' in saying ? saying.text : t(saying.key, saying.values)}</p>
        {failure.invocationId && <p>{t('failure.reference', { reference: failure.invocationId })}</p>}
      </Stack>
    </Notice>
  )
}
