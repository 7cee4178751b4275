import { providerNow } from '@coffer/api-client/transport'
import { addBusinessDays, easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { resultReport } from '@coffer/router/result-screen'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { OwnApplication } from '../application/own-application.tsx'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { SupportContact } from '@coffer/router/support-contact'
import { messages, useTranslations } from '../messages.ts'
import { type HoldReason, holdReason } from './hold-reason.ts'

/** `/registration/hold-account`: the hold and its reason, the next steps with their dates, and support. */
export function HoldAccountScreen() {
  return (
    <OwnApplication level={1}>
      {(progress) => <Held value={{ reason: holdReason(progress) }} />}
    </OwnApplication>
  )
}

/** Support replies within this number of business days. */
const ANSWER_IN_BUSINESS_DAYS = 2

interface Hold {
  reason: HoldReason
}

const isRejection = (reason: HoldReason) => reason === 'failed' || reason === 'accountFailed'

const Held = resultReport(messages, {
  tone: ({ reason }: Hold) => (isRejection(reason) ? 'failed' : 'waiting'),
  title: ({ reason }) => `hold.${reason}.title`,
  body: ({ reason }) => [`hold.${reason}.text`],
  Details: NextSteps,
  action: { to: '/registration/message-center/add-new-message', label: 'hold.action' },
  secondary: ({ reason }) =>
    reason === 'accountViewOnly'
      ? { to: '/dashboard/documents', label: 'hold.documents' }
      : { to: '/logout', label: 'hold.leave' },
})

function NextSteps({ value: { reason } }: { value: Hold }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const answerBy = weekdayDate(addBusinessDays(easternDate(providerNow()), ANSWER_IN_BUSINESS_DAYS))
  return (
    <>
      <Stack gap={12}>
        <SectionHeading>{t('hold.next.title')}</SectionHeading>
        <BulletList
          items={[
            ...(isRejection(reason) ? [t('hold.failed.notice'), t('hold.failed.report')] : []),
            t(`hold.${reason}.next`),
            t('hold.answer', { date: answerBy }),
          ]}
        />
      </Stack>
      <Stack gap={8}>
        <p>{t('hold.reach')}</p>
        <SupportContact />
      </Stack>
    </>
  )
}
