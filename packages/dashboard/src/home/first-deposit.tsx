import { providerNow } from '@coffer/api-client/transport'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { StageLine } from './stage-line.tsx'
import { nextDepositStages } from './under-way.ts'

/** For an account without transactions: the dates of a deposit made today. */
export function FirstDeposit() {
  const t = useTranslations()
  return (
    <Card>
      <Stack>
        <SectionHeading>{t('first.title')}</SectionHeading>
        <p>{t('first.body')}</p>
        <StageLine stages={nextDepositStages(providerNow())} />
      </Stack>
    </Card>
  )
}
