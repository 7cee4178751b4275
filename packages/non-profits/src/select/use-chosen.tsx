import { selectedNonProfitQuery } from '@coffer/api-client/non-profits'
import { failureOf } from '@coffer/errors/failure-of'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { UnknownNotice } from './unknown-notice.tsx'

/** What was chosen before. */
export const useChosen = () => useQuery({ ...selectedNonProfitQuery(), retry: false })

/** §8: a 400 says that none is chosen yet, and is no failure; any other is. */
export function ChosenNotice({ before }: { before: ReturnType<typeof useChosen> }) {
  const t = useTranslations()
  if (before.data) return <Notice severity="info">{t('select.before', { name: before.data.name })}</Notice>
  if (!before.error || failureOf(before.error).kind === 'rejected') return null
  return <UnknownNotice title={t('select.beforeUnknown')} query={before} />
}
