import { useLanguage } from '@coffer/i18n/language'
import { ButtonLink } from '@coffer/router/link'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { RememberedDevices } from '../devices/remembered-devices.tsx'
import { Section } from '../page.tsx'
import { useTranslations } from '../messages.ts'

/** Password, language and remembered devices. */
export function Security() {
  const t = useTranslations()
  const { languages } = useLanguage()
  return (
    <>
      <Section title={t('security.title')}>
        <Card label={t('security.title')}>
          <SettingsRow
            label={t('security.password')}
            value={t('security.password.why')}
            action={
              <ButtonLink to="/my-account/edit-user-info" search={{ change: 'password' }} variant="quiet">
                {t('change')}
                <VisuallyHidden> {t('security.password')}</VisuallyHidden>
              </ButtonLink>
            }
          />
          {languages.length > 1 && <SettingsRow label={t('security.language')} value={<LanguagePicker />} />}
        </Card>
      </Section>
      <RememberedDevices />
    </>
  )
}
