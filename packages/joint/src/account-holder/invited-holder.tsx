import type { JointHolder } from '@coffer/api-client/joint'
import { providerNow } from '@coffer/api-client/transport'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink, Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Card, Cluster, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { useResendInvitation } from './use-resend-invitation.ts'

/** A pending invitation: its recipient, its dates, and the actions until it is accepted. */
export function InvitedHolder({ holder }: { holder: JointHolder }) {
  const t = useTranslations()
  const { state, submit } = useResendInvitation()
  return (
    <Stack gap={24}>
      <InvalidInvitationNotice holder={holder} />
      <Card label={holderName(holder)}>
        <SettingsRow label={t('holder.name')} value={holderName(holder)} />
        <SettingsRow
          label={t('holder.email')}
          value={holder.email}
          action={
            <ButtonLink to="/joint-account/edit-email" variant="quiet">
              {t('holder.invited.edit')}
            </ButtonLink>
          }
        />
        <Dates holder={holder} />
      </Card>
      <SubmissionNotice title={t('holder.invited.notResent')} state={state} />
      <Cluster gap={24}>
        <Button variant="secondary" onPress={() => void submit(holder)} isBusy={state.status === 'pending'}>
          {t('holder.invited.resend')}
        </Button>
        <Link to="/joint-account/close-application">{t('close.link')}</Link>
      </Cluster>
    </Stack>
  )
}

function Dates({ holder: { invitation } }: { holder: JointHolder }) {
  const t = useTranslations()
  const { instant } = useFormats()
  if (invitation === null) return null
  return (
    <>
      <SettingsRow label={t('holder.invited.sentAt')} value={instant(invitation.sentAt)} />
      <SettingsRow label={t('holder.invited.expiresAt')} value={instant(invitation.expiresAt)} />
    </>
  )
}

/** Why the invitation can no longer be accepted. */
function InvalidInvitationNotice({ holder }: { holder: JointHolder }) {
  const t = useTranslations()
  const { invitation } = holder
  if (invitation === null) return null
  const hasExpired = Date.parse(invitation.expiresAt) <= providerNow()
  if (!invitation.isLocked && !hasExpired) return null
  const why = invitation.isLocked ? 'locked' : 'expired'
  return (
    <Notice severity="warning" title={t(`holder.invited.${why}.title`)}>
      {t(`holder.invited.${why}.text`, { name: holderName(holder) })}
    </Notice>
  )
}
