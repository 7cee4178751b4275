import { FailureNotice } from '@coffer/errors/failure-notice'
import { Link } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import type { Closing } from './use-closing.ts'

/** Why the application is not closed, or that nobody can tell. */
export function ClosingNotice({ closing }: { closing: Closing }) {
  const t = useTranslations()
  switch (closing.kind) {
    case 'asked':
    case 'under-way':
      return null
    case 'too-late':
      return (
        <Notice
          severity="warning"
          title={t('close.tooLate.title')}
          action={<Link to="/joint-account/account-holder">{t('success.holder')}</Link>}
          isAnnounced
        >
          {t('close.tooLate.text')}
        </Notice>
      )
    case 'unsure':
      return (
        <Notice severity="warning" title={t('close.unsure.title')} isAnnounced>
          {t('close.unsure.text')}
        </Notice>
      )
    case 'failed':
      return <FailureNotice title={t('close.notClosed')} error={closing.error} />
    default:
      return closing satisfies never
  }
}
