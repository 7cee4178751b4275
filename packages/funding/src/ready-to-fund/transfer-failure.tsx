import { FailureNotice, NotMoved } from '@coffer/errors/failure-notice'
import { useTranslations } from '../messages.ts'

interface TransferFailureProps {
  error: unknown
  isUnconfirmed: boolean
}

/** Either the transfer was surely refused, and nothing moved; or the answer was lost, and only that can be said. */
export function TransferFailure({ error, isUnconfirmed }: TransferFailureProps) {
  const t = useTranslations()
  return isUnconfirmed ? (
    <FailureNotice title={t('ready.unconfirmed.title')} error={error}>
      <p>{t('ready.unconfirmed.body')}</p>
    </FailureNotice>
  ) : (
    <FailureNotice title={t('ready.notMoved.title')} error={error}>
      <NotMoved />
    </FailureNotice>
  )
}
