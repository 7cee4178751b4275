import { useLanguage } from '@coffer/i18n/language'
import { ButtonLink } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { LanguagePicker } from '@coffer/ui-kit/language-picker'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { RememberedDevices } from '../devices/remembered-devices.tsx'
import { Section } from '../page.tsx'
import { useTranslations } from '../messages.ts'

/** Password, passkeys and sessions where the provider has them, language and remembered devices. */
export function Security() {
  const t = useTranslations()
  const { languages } = useLanguage()
  const hasSessions = useCapability('account_security')
  const hasPasskeys = useCapability('passkeys')
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
          {hasPasskeys && (
            <SettingsRow
              label={t('security.passkeys')}
              value={t('security.passkeys.why')}
              action={
                <ButtonLink to="/my-account/passkeys" variant="quiet">
                  {t('security.passkeys.manage')}
                  <VisuallyHidden> {t('security.passkeys')}</VisuallyHidden>
                </ButtonLink>
              }
            />
          )}
          {hasSessions && (
            <SettingsRow
              label={t('security.sessions')}
              value={t('security.sessions.why')}
              action={
                <ButtonLink to="/my-account/sessions" variant="quiet">
                  {t('security.sessions.see')}
                  <VisuallyHidden> {t('security.sessions')}</VisuallyHidden>
                </ButtonLink>
              }
            />
          )}
          {languages.length > 1 && <SettingsRow label={t('security.language')} value={<LanguagePicker />} />}
        </Card>
      </Section>
      <RememberedDevices />
    </>
  )
}
