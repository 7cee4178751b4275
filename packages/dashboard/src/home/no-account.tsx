import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** Shown before an account exists. */
export function NoAccount() {
  const t = useTranslations()
  return (
    <Card>
      <EmptyState icon="bank" title={t('account.none.title')}>
        {t('account.none.body')}
      </EmptyState>
    </Card>
  )
}
