import { useLanguage } from '@coffer/i18n/language'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { Card, SettingsRow } from '@coffer/ui-kit/layout'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'

/** The language, where the bank offers several. */
export function Preferences() {
  const t = useTranslations()
  const { languages } = useLanguage()
  if (languages.length < 2) return null
  return (
    <SettingsGroup title={t('preferences.title')}>
      <Card label={t('preferences.title')}>
        <SettingsRow label={t('security.language')} value={<LanguagePicker />} />
      </Card>
    </SettingsGroup>
  )
}
