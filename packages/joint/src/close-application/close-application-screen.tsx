import type { JointHolder } from '@coffer/api-client/joint'
import { isStarted } from '@coffer/domain/joint'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { Application } from '../application/application.tsx'
import { Back } from '../application/back.tsx'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Navigate } from '@coffer/router/navigate'
import { nameOf } from '../application/name.ts'
import { useTranslations } from '../messages.ts'
import { ClosingNotice } from './closing-notice.tsx'
import { useClosing } from './use-closing.ts'

/** `/joint-account/close-application`: what would be lost; keeping it is the easy choice. */
export function CloseApplicationScreen() {
  return (
    <Stack gap={24} width="form">
      <Back to="/joint-account/account-holder" />
      <Application level={1}>{(holder) => <Close holder={holder} />}</Application>
    </Stack>
  )
}

/** What is closed stays in sight while it is being closed. */
function Close({ holder: now }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const [holder] = useState(now)
  const name = holder ? nameOf(holder) : ''
  const { closing, close } = useClosing(name)
  if (!holder) return <Navigate to="/joint-account/account-holder" />
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
      <ClosingNotice closing={closing} />
      {closing.kind !== 'too-late' && (
        <Stack gap={12}>
          <ButtonLink
            to={stage === 'started' ? '/joint-account/resume' : '/joint-account/account-holder'}
            isFullWidth
          >
            {t(`close.${stage}.keep`)}
          </ButtonLink>
          <Button variant="secondary" onPress={close} isBusy={closing.kind === 'under-way'} isFullWidth>
            {t('close.submit')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
