import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import { useTranslations } from '../messages.ts'

interface AccountDetailsProps {
  account: Account | undefined
  isComing: boolean
}

/** The account and routing numbers, for use at another bank. */
export function AccountDetails({ account, isComing }: AccountDetailsProps) {
  const t = useTranslations()
  const { date } = useFormats()
  if (!account && !isComing) return null
  return (
    <Card>
      <Stack gap={16}>
        <SectionHeading>{t('account.details')}</SectionHeading>
        {account ? (
          <DefinitionList
            items={[
              { label: t('account.number'), value: account.numberMasked },
              { label: t('account.routing'), value: account.routingNumber },
              { label: t('account.opened'), value: date(account.openedAt) },
            ]}
          />
        ) : (
          <LoadingRegion>
            <Skeleton shape="control" count={3} />
          </LoadingRegion>
        )}
      </Stack>
    </Card>
  )
}
