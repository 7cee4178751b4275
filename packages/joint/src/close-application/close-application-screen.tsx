import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted } from '@coffer/domain/joint'
import { CancellationNotice, isTooLateToCancel } from '@coffer/application/cancellation-notice'
import { ButtonLink, Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { PageFrame } from '@coffer/ui-kit/page'
import { useState } from 'react'
import { HolderApplication } from '../application/holder-application.tsx'
import { BackToHolder } from '../application/back-link.tsx'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { useCloseApplication } from './use-close-application.ts'

/** `/joint-account/close-application`: what is lost. Keeping the application is the default action. */
export function CloseApplicationScreen() {
  return (
    <PageFrame width="form" back={<BackToHolder />}>
      <HolderApplication level={1}>{(holder) => <Close holder={holder} />}</HolderApplication>
    </PageFrame>
  )
}

/** Keeps showing the application during the request that closes it. */
function Close({ holder: now }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const [holder] = useState(now)
  const name = holder ? holderName(holder) : ''
  const { state, submit } = useCloseApplication(name)
  // The guard requires a holder.
  if (!holder) return null
  const stage = isStarted(holder) ? 'started' : 'invited'
  return (
    <Stack gap={24}>
      <PageHeading title={t('close.title', { name })}>{t(`close.${stage}.why`)}</PageHeading>
      <Stack gap={12}>
        <SectionHeading>{t('close.happens')}</SectionHeading>
        <BulletList
          items={[
            t('close.lost'),
            ...(stage === 'invited' ? [t('close.link.dead')] : []),
            t('close.account'),
            t('close.again'),
          ]}
        />
      </Stack>
      <CancellationNotice
        state={state}
        title={t('close.notClosed')}
        tooLate={{
          title: t('close.tooLate.title'),
          text: t('close.tooLate.text'),
          action: <Link to="/joint-account/account-holder">{t('success.holder')}</Link>,
        }}
      />
      {!isTooLateToCancel(state) && (
        <Stack gap={12}>
          <ButtonLink
            to={stage === 'started' ? '/joint-account/resume' : '/joint-account/account-holder'}
            isFullWidth
          >
            {t(`close.${stage}.keep`)}
          </ButtonLink>
          <Button
            variant="secondary"
            onPress={() => void submit()}
            isBusy={state.status === 'pending'}
            isFullWidth
          >
            {t('close.submit')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
