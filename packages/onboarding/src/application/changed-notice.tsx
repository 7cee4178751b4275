import { recordResult, resultOf, useResult } from '@coffer/session/flow-results'
import { Notice } from '@coffer/ui-kit/notice'
import { useWords } from '../words.ts'

/** The person knows by now. */
export function changeSeen(): void {
  const changed = resultOf('application-changed')
  if (changed && !changed.isSeen) recordResult('application-changed', { ...changed, isSeen: true })
}

/** What is shown is not what the person last saw here, and why. */
export function ChangedNotice() {
  const t = useWords()
  const changed = useResult('application-changed')
  if (!changed || changed.isSeen) return null
  return (
    <Notice severity="warning" title={t('changed.title')} onDismiss={changeSeen}>
      {t('changed.text')}
    </Notice>
  )
}
