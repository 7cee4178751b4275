import { useLanguage } from '@coffer/i18n/language'
import { tenant } from '@coffer/session/tenant'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { Card, SettingsRow } from '@coffer/ui-kit/layout'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'
import { AppearancePicker } from './appearance-picker.tsx'

/** The language and the appearance, where the bank offers several. */
export function Preferences() {
  const t = useTranslations()
  const { languages } = useLanguage()
  const { darkTheme } = tenant().settings
  const hasLanguages = languages.length > 1
  if (!hasLanguages && !darkTheme) return null
  return (
    <SettingsGroup title={t('preferences.title')}>
      <Card label={t('preferences.title')}>
        {hasLanguages && <SettingsRow label={t('security.language')} value={<LanguagePicker />} />}
        {darkTheme && <SettingsRow label={t('preferences.appearance')} value={<AppearancePicker />} />}
      </Card>
    </SettingsGroup>
  )
}
