import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { LinePlaceholder } from '@coffer/ui-kit/skeleton'
import { useTranslations } from '../messages.ts'

interface AccountDetailsProps {
  account: Account | undefined
  isLoading: boolean
}

/** The account and routing numbers, for use at another bank. */
export function AccountDetails({ account, isLoading }: AccountDetailsProps) {
  const t = useTranslations()
  const { date } = useFormats()
  if (!account && !isLoading) return null
  const placeholder = <LinePlaceholder />
  return (
    <Card>
      <Stack gap={16}>
        <SectionHeading>{t('account.details')}</SectionHeading>
        <DefinitionList
          items={[
            { label: t('account.number'), value: account ? account.numberMasked : placeholder },
            { label: t('account.routing'), value: account ? account.routingNumber : placeholder },
            { label: t('account.opened'), value: account ? date(account.openedOn) : placeholder },
          ]}
        />
      </Stack>
    </Card>
  )
}
