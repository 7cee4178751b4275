import { FailureNotice } from '@coffer/errors/failure-notice'
import { isUnanswered } from '@coffer/errors/failure-of'
import { useWords } from '../words.ts'

/** Why a change was not made, or that nobody can tell yet. */
export function ChangeNotice({ error }: { error: unknown }) {
  const t = useWords()
  if (!error) return null
  const isOpen = isUnanswered(error)
  return (
    <FailureNotice title={t(isOpen ? 'change.unconfirmed' : 'change.refused')} error={error} kept="typed">
      {isOpen && <p>{t('change.unconfirmed.body')}</p>}
    </FailureNotice>
  )
}
