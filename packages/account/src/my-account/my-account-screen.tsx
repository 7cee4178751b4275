import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { LinkedBanks } from '../linked-banks/linked-banks.tsx'
import { useTranslations } from '../messages.ts'
import { UserInfoSummary } from './user-info-summary.tsx'
import { LogOut } from './log-out.tsx'
import { SavingsAccount } from './savings-account.tsx'
import { Security } from './security.tsx'

/** `/my-account`: personal details, the savings account, linked banks and security, each with links to change it. */
export function MyAccountScreen() {
  const t = useTranslations()
  return (
    <Stack gap={48} width="reading">
      <PageHeading title={t('title')} />
      <UserInfoSummary />
      <SavingsAccount />
      <LinkedBanks />
      <Security />
      <LogOut />
    </Stack>
  )
}
