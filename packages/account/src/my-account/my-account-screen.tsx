import { SettingsPage } from '@coffer/ui-kit/settings-page'
import { LinkedBanks } from '../linked-banks/linked-banks.tsx'
import { useTranslations } from '../messages.ts'
import { Preferences } from './preferences.tsx'
import { RelatedParties } from './related-parties.tsx'
import { SavingsAccount } from './savings-account.tsx'
import { Security } from './security.tsx'
import { UserInfoSummary } from './user-info-summary.tsx'

/**
 * `/my-account`: the person, the account, the people and banks around it, preferences and security. The list of devices
 * comes last: its height is not known before it is loaded.
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
