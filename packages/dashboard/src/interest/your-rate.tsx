import type { Account } from '@coffer/api-client/accounts'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { useCapability } from '@coffer/session/capabilities'
import { tenant } from '@coffer/session/tenant'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { size, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from './messages.ts'
import { RateComparison } from './rate-comparison.tsx'
import { RateHistory } from './rate-history.tsx'

const Rate = styled.p`
  font-size: ${size[32]};
  font-weight: ${weight.black};
  font-variant-numeric: tabular-nums;
  line-height: 1.15;
  letter-spacing: -0.02em;
`
const Terms = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The account's rate, with the national average if the tenant configures it and the rate history if there is one. */
export function YourRate({ account }: { account: Account }) {
  const t = useTranslations()
  const { percent } = useFormats()
  const hasHistory = useCapability('rate_history')
  const average = tenant().offer?.nationalAverage
  return (
    <Card label={t('rate.title')}>
      <Stack gap={24}>
        <Stack gap={4}>
          <SectionHeading>{t('rate.title')}</SectionHeading>
          <Rate>{t('rate.apy', { apy: percent(account.apy) })}</Rate>
          <Terms>{t('rate.terms')}</Terms>
        </Stack>
        {average && <RateComparison apy={account.apy} balance={account.currentBalance} average={average} />}
        {hasHistory && <RateHistory account={account} />}
      </Stack>
    </Card>
  )
}
