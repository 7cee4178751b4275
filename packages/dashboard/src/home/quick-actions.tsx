import { ButtonLink } from '@coffer/router/link'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { MoneyActions } from './money-actions.tsx'

/** The most used actions. */
export function QuickActions() {
  const t = useTranslations()
  return (
    <Card>
      <Stack gap={12}>
        <SectionHeading>{t('actions.title')}</SectionHeading>
        <MoneyActions />
        <ButtonLink to="/dashboard/transactions-list" variant="secondary" isFullWidth>
          {t('actions.transactions')}
        </ButtonLink>
        <ButtonLink to="/message-center/add-new-message" variant="secondary" isFullWidth>
          {t('actions.message')}
        </ButtonLink>
      </Stack>
    </Card>
  )
}
