import { providerNow } from '@coffer/api-client/transport'
import { addBusinessDays, easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { OwnApplication } from '../application/own-application.tsx'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Support } from '../application/support.tsx'
import { useTranslations } from '../messages.ts'
import { type HoldReason, holdReason } from './hold-reason.ts'

/** `/registration/hold-account`: what is held and why, what happens next and by when, and how to reach support. */
export function HoldAccountScreen() {
  return <OwnApplication level={1}>{(progress) => <Held reason={holdReason(progress)} />}</OwnApplication>
}

/** Support answers what is written today by then. */
const ANSWER_IN_BUSINESS_DAYS = 2

function Held({ reason }: { reason: HoldReason }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const answerBy = weekdayDate(addBusinessDays(easternDate(providerNow()), ANSWER_IN_BUSINESS_DAYS))
  const isReadable = reason === 'accountViewOnly'
  const isTurnedDown = reason === 'failed' || reason === 'accountFailed'
  return (
    <ResultPage
      tone={isTurnedDown ? 'failed' : 'waiting'}
      title={t(`hold.${reason}.title`)}
      action={
        <ButtonLink to="/registration/message-center/add-new-message" isFullWidth>
          {t('hold.action')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to={isReadable ? '/dashboard/documents' : '/logout'} variant="quiet" isFullWidth>
          {t(isReadable ? 'hold.documents' : 'hold.leave')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t(`hold.${reason}.text`)}</p>
        <Stack gap={12}>
          <SectionHeading>{t('hold.next.title')}</SectionHeading>
          <BulletList
            items={[
              ...(isTurnedDown ? [t('hold.failed.notice'), t('hold.failed.report')] : []),
              t(`hold.${reason}.next`),
              t('hold.answer', { date: answerBy }),
            ]}
          />
        </Stack>
        <Stack gap={8}>
          <p>{t('hold.reach')}</p>
          <Support />
        </Stack>
      </Stack>
    </ResultPage>
  )
}
