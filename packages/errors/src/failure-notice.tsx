import type { Failure } from '@coffer/api-client/transport/failure'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { failureOf } from './failure-of.ts'
import { supportReference } from './support-reference.ts'
import { useErrorMessage } from './use-error-message.ts'
import { useTranslations } from './messages.ts'

interface FailureNoticeProps {
  error: unknown
  /** What did not happen; that it didn't, without one. */
  title?: string | undefined
  /** Why, where a screen knows more than the kind of failure. */
  reason?: string | undefined
  /** What is still there, where it is worth saying so. */
  kept?: 'typed' | 'files' | undefined
  /** Said before the reason, such as that money has not moved. */
  children?: ReactNode
  action?: ReactNode
}

/** What went wrong, in words, with the reference that support finds it by. */
export function FailureNotice({ error, title, reason, kept, children, action }: FailureNoticeProps) {
  const t = useTranslations()
  const text = useErrorMessage()
  const failure = failureOf(error)
  return (
    <Notice severity="error" title={title ?? t('title')} action={action} isAnnounced>
      <Stack gap={8}>
        {children}
        <p>{reason ?? text(failure)}</p>
        {kept && <p>{t(`kept.${kept}`)}</p>}
        <Reference of={failure} />
      </Stack>
    </Notice>
  )
}

/** What support finds the call by, where it would be asked. */
export function Reference({ of: failure }: { of: Failure }) {
  const t = useTranslations()
  const reference = supportReference(failure)
  return reference === undefined ? null : <p>{t('reference', { reference })}</p>
}

/** Said only of what was surely refused. */
export function NotMoved() {
  const t = useTranslations()
  return <p>{t('notMoved')}</p>
}
