import type { JointHolder } from '@coffer/api-client/joint'
import type { Submission } from '@coffer/forms/submission'
import { ApplicationReview } from '@coffer/application/application-review'
import { CertificationForm } from '@coffer/application/certification-form'
import { StepFrame } from '@coffer/router/step-frame'
import { FinishLater } from '../application/finish-later.tsx'
import { OpenStep, stepScreen } from '../step/open-step.tsx'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { useSendInvitation } from './use-send-invitation.ts'

const steps = {
  person: '/joint-account/personal-information',
  address: '/joint-account/address-information',
  employment: '/joint-account/occupation',
} as const

/** `/joint-account/confirm-details`, step 5 of 5: all details, and the invitation. */
export function ConfirmDetailsScreen() {
  const t = useTranslations()
  const submission = useSendInvitation()
  return (
    <StepFrame
      title={t('confirm.title')}
      why={t('confirm.why')}
      back="/joint-account/occupation"
      aside={<FinishLater />}
    >
      <OpenStep step="confirm-details" isPending={submission.state.status === 'pending'}>
        {(holder) => (
          <ApplicationReview
            fields={holder.fields}
            perspective="theirs"
            steps={steps}
            contact={{ email: holder.email, step: '/joint-account/contact' }}
          >
            <HolderCertification holder={holder} submission={submission} />
          </ApplicationReview>
        )}
      </OpenStep>
    </StepFrame>
  )
}

interface HolderCertificationProps {
  holder: JointHolder
  submission: Submission<JointHolder>
}

/** The certification that the details are correct and that the holder knows about them. */
function HolderCertification({ holder, submission }: HolderCertificationProps) {
  const t = useTranslations()
  return (
    <CertificationForm
      certified={holder.revision ?? JSON.stringify(holder.fields)}
      text={{
        title: t('confirm.certify.title'),
        label: t('confirm.certify.label', { name: holderName(holder) }),
        required: t('confirm.certify.required'),
        submit: t('confirm.submit'),
        rejected: t('confirm.notSent'),
      }}
      state={submission.state}
      onSend={() => submission.submit(holder)}
    >
      <p>{t('confirm.next', { email: holder.email })}</p>
    </CertificationForm>
  )
}

export const confirmDetailsScreen = stepScreen('confirm-details', ConfirmDetailsScreen)
