import { selectedNonProfitQuery } from '@coffer/api-client/non-profits'
import { failureOf } from '@coffer/errors/failure-of'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { PartialFailureNotice } from './partial-failure-notice.tsx'

export const usePreviousChoice = () => useQuery({ ...selectedNonProfitQuery(), retry: false })

/** The previously chosen non-profit. */
export function PreviousChoiceNotice({ previous }: { previous: ReturnType<typeof usePreviousChoice> }) {
  const t = useTranslations()
  if (previous.data) {
    return <Notice severity="info">{t('select.before', { name: previous.data.name })}</Notice>
  }
  if (!previous.error || failureOf(previous.error).kind === 'rejected') return null
  return <PartialFailureNotice title={t('select.beforeUnknown')} query={previous} />
}
