import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { LinkedBanks } from '../linked-banks/linked-banks.tsx'
import { useTranslations } from '../messages.ts'
import { AboutYou } from './about-you.tsx'
import { LogOut } from './log-out.tsx'
import { SavingsAccount } from './savings-account.tsx'
import { Security } from './security.tsx'

/** `/my-account`: who one is to the bank, the account, linked banks and security, each with the way to change it. */
export function MyAccountScreen() {
  const t = useTranslations()
  return (
    <Stack gap={48} width="reading">
      <PageHeading title={t('title')} />
      <AboutYou />
      <SavingsAccount />
      <LinkedBanks />
      <Security />
      <LogOut />
    </Stack>
  )
}
