import { SettingsPage } from '@coffer/ui-kit/settings-page'
import { LinkedBanks } from '../linked-banks/linked-banks.tsx'
import { useTranslations } from '../messages.ts'
import { Preferences } from './preferences.tsx'
import { RelatedParties } from './related-parties.tsx'
import { SavingsAccount } from './savings-account.tsx'
import { Security } from './security.tsx'
import { UserInfoSummary } from './user-info-summary.tsx'

/**
 * `/my-account`: personal details, the account, related people and banks, preferences and security. The list of devices
 * is last, because its height is unknown until it has loaded.
 */
export function MyAccountScreen() {
  const t = useTranslations()
  return (
    <SettingsPage title={t('title')}>
      <UserInfoSummary />
      <SavingsAccount />
      <RelatedParties />
      <LinkedBanks />
      <Preferences />
      <Security />
    </SettingsPage>
  )
}
