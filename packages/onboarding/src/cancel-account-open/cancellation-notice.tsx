import { FailureNotice } from '@coffer/errors/failure-notice'
import { Link } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { Cancellation } from './use-cancellation.ts'

/** Why the application is not cancelled, or that nobody can tell. */
export function CancellationNotice({ cancellation }: { cancellation: Cancellation }) {
  const t = useTranslations()
  switch (cancellation.kind) {
    case 'asked':
    case 'under-way':
      return null
    case 'too-late':
      return (
        <Notice
          severity="warning"
          title={t('cancel.tooLate.title')}
          action={<Link to="/login/entry">{t('cancel.tooLate.action')}</Link>}
          isAnnounced
        >
          {t('cancel.tooLate.text')}
        </Notice>
      )
    case 'unsure':
      return (
        <Notice severity="warning" title={t('cancel.unsure.title')} isAnnounced>
          {t('cancel.unsure.text')}
        </Notice>
      )
    case 'failed':
      return <FailureNotice title={t('failure.notCancelled')} error={cancellation.error} />
    default:
      return cancellation satisfies never
  }
}
