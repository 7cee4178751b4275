import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { AfterDelay, Skeleton } from '@coffer/ui-kit/skeleton'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

/** As high as a value, so that nothing below shifts when the values arrive. */
const ValuePlaceholder = styled.div`
  width: 4.5rem;
  height: 1.5rem;
`

interface AccountDetailsProps {
  account: Account | undefined
  isComing: boolean
}

/** The account and routing numbers, for use at another bank. */
export function AccountDetails({ account, isComing }: AccountDetailsProps) {
  const t = useTranslations()
  const { date } = useFormats()
  if (!account && !isComing) return null
  const placeholder = (
    <ValuePlaceholder>
      <AfterDelay>
        <Skeleton shape="text" />
      </AfterDelay>
    </ValuePlaceholder>
  )
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
