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
  /** The action that did not happen; without it, a generic title. */
  title?: string | undefined
  /** The reason, if a screen knows more than the kind of failure. */
  reason?: string | undefined
  /** What was kept despite the failure, if that is worth saying. */
  kept?: 'typed' | 'files' | undefined
  /** Shown before the reason, such as that money has not moved. */
  children?: ReactNode
  action?: ReactNode
}

/** Explains a failure, with the reference by which support can find the call. */
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

/** The reference by which support can find the call, if support can help. */
export function Reference({ of: failure }: { of: Failure }) {
  const t = useTranslations()
  const reference = supportReference(failure)
  return reference === undefined ? null : <p>{t('reference', { reference })}</p>
}

/** Only for a definitive rejection. */
export function NotMoved() {
  const t = useTranslations()
  return <p>{t('notMoved')}</p>
}
