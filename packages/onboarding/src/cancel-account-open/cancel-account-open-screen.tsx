import { depositorQuery } from '@coffer/api-client/depositor'
import { resumeDestination } from '@coffer/domain/destinations'
import { stepReached } from '@coffer/domain/status'
import { CancellationNotice, isTooLateToCancel } from '@coffer/application/cancellation-notice'
import { ButtonLink, Link } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { useTranslations } from '../messages.ts'
import { useCancelApplication } from './use-cancel-application.ts'

/**
 * `/registration/cancel-account-open`: what is lost and what is kept. Keeping the application is the primary action.
 */
export function CancelAccountOpenScreen() {
  const t = useTranslations()
  const { state, submit } = useCancelApplication()
  // The guard has already fetched it.
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  const hasBank = depositor !== undefined && stepReached(depositor.lastStep, 'bank')
  const resume = depositor ? resumeDestination(depositor) : null
  return (
    <StepFrame title={t('cancel.title')} why={t('cancel.why')}>
      <Stack gap={32}>
        <Stack gap={12}>
          <SectionHeading>{t('cancel.lost.title')}</SectionHeading>
          <BulletList
            items={[
              t('cancel.lost.answers'),
              ...(hasBank ? [t('cancel.lost.bank')] : []),
              t('cancel.lost.access'),
            ]}
          />
        </Stack>
        <Stack gap={12}>
          <SectionHeading>{t('cancel.kept.title')}</SectionHeading>
          <BulletList items={[t('cancel.kept.money'), t('cancel.kept.again'), t('cancel.kept.record')]} />
        </Stack>
        <CancellationNotice
          state={state}
          title={t('failure.notCancelled')}
          tooLate={{
            title: t('cancel.tooLate.title'),
            text: t('cancel.tooLate.text'),
            action: <Link to="/login/entry">{t('cancel.tooLate.action')}</Link>,
          }}
          unknown={{ title: t('cancel.unknown.title'), body: t('cancel.unknown.body') }}
        />
        {!isTooLateToCancel(state) && (
          <Stack gap={12}>
            <ButtonLink to={resume ?? '/login/registration-home'} isFullWidth>
              {t('cancel.keep')}
            </ButtonLink>
            <Button
              variant="secondary"
              onPress={() => void submit()}
              isBusy={state.status === 'pending' || state.status === 'done'}
              isFullWidth
            >
              {t('cancel.submit')}
            </Button>
          </Stack>
        )}
      </Stack>
    </StepFrame>
  )
}
