import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useWords } from '../words.ts'

/** The numbers that another bank asks for. */
export function AccountDetails({ account }: { account: Account }) {
  const t = useWords()
  const { date } = useFormats()
  return (
    <Card>
      <Stack gap={16}>
        <SectionHeading>{t('account.details')}</SectionHeading>
        <DefinitionList
          items={[
            { label: t('account.number'), value: account.numberMasked },
            { label: t('account.routing'), value: account.routingNumber },
            { label: t('account.opened'), value: date(account.openedAt) },
          ]}
        />
      </Stack>
    </Card>
  )
}
