import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { FailureNotice } from '../problem/failure-notice.tsx'
import { failureOf } from '../problem/failure-of.ts'
import { isKeyTaken, type Key } from '../problem/failure-words.ts'
import { useWords } from '../words.ts'
import type { Sending } from './use-sending.ts'

interface SendingNoticeProps {
  state: Sending
  /** What was refused, such as "Your deposit didn't start". */
  refused: Key
}

/** What became of what was sent, while the person still stands on the form. */
export function SendingNotice({ state, refused }: SendingNoticeProps) {
  const t = useWords()
  if (state.at === 'refused') {
    return (
      <FailureNotice title={refused} error={state.error} isKept>
        {isKeyTaken(failureOf(state.error)) ? (
          <p>
            <Link to="/dashboard/transactions-list">{t('transactions.see')}</Link>
          </p>
        ) : (
          <p>{t('problem.notMoved')}</p>
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
