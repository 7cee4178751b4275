import { type LogoutReason, useLogoutReason } from '@coffer/session/logout-reason'
import { Notice, type Severity } from '@coffer/ui-kit/notice'
import { useTranslations } from './messages.ts'

const severities: Record<LogoutReason, Severity> = {
  asked: 'success',
  'timed-out': 'info',
  refused: 'info',
  locked: 'info',
  'other-tab': 'info',
  'no-bearer': 'info',
}

/** Why the session ended. */
export function LogoutNotice() {
  const t = useTranslations()
  const reason = useLogoutReason()
  return (
    reason && (
      <Notice severity={severities[reason]} isAnnounced>
        {t(`logged-out.${reason}`)}
      </Notice>
    )
  )
}
