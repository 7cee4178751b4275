import { useLanguage } from '@coffer/i18n/language'
import { ButtonLink } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { tenant } from '@coffer/session/tenant'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'
import { AppearancePicker } from './appearance-picker.tsx'

/** Notifications if the provider has settings for them; language and appearance if the bank offers several. */
export function Preferences() {
  const t = useTranslations()
  const { languages } = useLanguage()
  const { darkTheme } = tenant().settings
  const hasLanguages = languages.length > 1
  const hasNotifications = useCapability('notification_settings')
  if (!hasLanguages && !darkTheme && !hasNotifications) return null
  return (
    <SettingsGroup title={t('preferences.title')}>
      <Card label={t('preferences.title')}>
        {hasNotifications && (
          <SettingsRow
            label={t('preferences.notifications')}
            value={t('preferences.notifications.why')}
            action={
              <ButtonLink to="/my-account/notifications" variant="quiet">
                <span>{t('preferences.notifications.manage')}</span>
                <VisuallyHidden>{` ${t('preferences.notifications')}`}</VisuallyHidden>
              </ButtonLink>
            }
          />
        )}
        {hasLanguages && <SettingsRow label={t('security.language')} value={<LanguagePicker />} />}
        {darkTheme && <SettingsRow label={t('preferences.appearance')} value={<AppearancePicker />} />}
      </Card>
    </SettingsGroup>
  )
}
