import { FailureNotice } from '@coffer/errors/failure-notice'
import { isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useTranslations } from '../messages.ts'

/** Why a change was not made, or that nobody can tell yet. */
export function ChangeNotice({ error }: { error: unknown }) {
  const t = useTranslations()
  if (!error) return null
  const isOpen = isOutcomeUnknown(error)
  return (
    <FailureNotice title={t(isOpen ? 'change.unconfirmed' : 'change.refused')} error={error} kept="typed">
      {isOpen && <p>{t('change.unconfirmed.body')}</p>}
    </FailureNotice>
  )
}
