import { ButtonLink } from '@coffer/router/link'
import { useCapability } from '@coffer/session/capabilities'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { RememberedDevices } from '../devices/remembered-devices.tsx'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'
import { LogOut } from './log-out.tsx'

/** Password, remembered devices and log-out, and passkeys and sessions if the provider supports them. */
export function Security() {
  const t = useTranslations()
  const hasSessions = useCapability('account_security')
  const hasPasskeys = useCapability('passkeys')
  return (
    <SettingsGroup title={t('security.title')}>
      <Card label={t('security.title')}>
        <SettingsRow
          label={t('security.password')}
          value={t('security.password.why')}
          action={
            <ButtonLink to="/my-account/edit-user-info" search={{ change: 'password' }} variant="quiet">
              <span>{t('change')}</span>
              <VisuallyHidden>{` ${t('security.password')}`}</VisuallyHidden>
            </ButtonLink>
          }
        />
        {hasPasskeys && (
          <SettingsRow
            label={t('security.passkeys')}
            value={t('security.passkeys.why')}
            action={
              <ButtonLink to="/my-account/passkeys" variant="quiet">
                <span>{t('security.passkeys.manage')}</span>
                <VisuallyHidden>{` ${t('security.passkeys')}`}</VisuallyHidden>
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
                <span>{t('security.sessions.see')}</span>
                <VisuallyHidden>{` ${t('security.sessions')}`}</VisuallyHidden>
              </ButtonLink>
            }
          />
        )}
      </Card>
      <RememberedDevices />
      <LogOut />
    </SettingsGroup>
  )
}
