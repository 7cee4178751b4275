import { FailureNotice, NotMoved } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { type Key, useTranslations } from '../messages.ts'
import type { Sending } from './use-sending.ts'
import { isKeyTaken } from './key-taken.ts'

interface SendingNoticeProps {
  state: Sending
  /** What was refused, such as "Your deposit didn't start"; that it didn't work, without one. */
  refused?: Key
}

/** What became of what was sent, while the person still stands on the form. */
export function SendingNotice({ state, refused }: SendingNoticeProps) {
  const t = useTranslations()
  if (state.at === 'refused') {
    return (
      <FailureNotice {...(refused && { title: t(refused) })} error={state.error} kept="typed">
        {isKeyTaken(failureOf(state.error)) ? (
          <p>
            <Link to="/dashboard/transactions-list">{t('transactions.see')}</Link>
          </p>
        ) : (
          <NotMoved />
        )}
      </FailureNotice>
    )
  }
  if (state.at !== 'following' || !state.isLong) return null
  return (
    <Notice severity="info" title={t('following.title')} isAnnounced>
      <Stack gap={8}>
        <p>{t('following.body')}</p>
        <p>
          <Link to="/dashboard/transactions-list">{t('transactions.see')}</Link>
        </p>
      </Stack>
    </Notice>
  )
}
