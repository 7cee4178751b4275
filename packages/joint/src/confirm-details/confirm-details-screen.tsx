import type { JointHolder } from '@coffer/api-client/joint'
import { ApplicationReview } from '@coffer/application/application-review'
import { CertificationForm } from '@coffer/application/certification-form'
import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { FinishLater } from '../application/finish-later.tsx'
import { OpenStep, stepScreen } from '../step/open-step.tsx'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'
import { useInvitation } from './use-invitation.ts'

const steps = {
  person: '/joint-account/personal-information',
  address: '/joint-account/address-information',
  employment: '/joint-account/occupation',
} as const

/** `/joint-account/confirm-details`, step 5 of 5: everything once more, and the invitation. */
export function ConfirmDetailsScreen() {
  const t = useTranslations()
  const { invitation, send, lookAgain } = useInvitation()
  if (invitation.status === 'unsure') {
    return (
      <FocusOnMount>
        <Unsure isLooking={invitation.isLooking} onLook={lookAgain} />
      </FocusOnMount>
    )
  }
  return (
    <StepFrame
      title={t('confirm.title')}
      why={t('confirm.why')}
      back="/joint-account/occupation"
      aside={<FinishLater />}
    >
      <OpenStep step="confirm-details">
        {(holder) => (
          <ApplicationReview
            fields={holder.fields}
            perspective="theirs"
            steps={steps}
            contact={{ email: holder.email, step: '/joint-account/contact' }}
          >
            <HolderCertification holder={holder} onSend={() => send(holder)} />
          </ApplicationReview>
        )}
      </OpenStep>
    </StepFrame>
  )
}

interface HolderCertificationProps {
  holder: JointHolder
  onSend: () => Promise<void>
}

/** The certification that the details are right and that the holder knows of them. */
function HolderCertification({ holder, onSend }: HolderCertificationProps) {
  const t = useTranslations()
  return (
    <CertificationForm
      certified={holder.revision ?? JSON.stringify(holder.fields)}
      text={{
        title: t('confirm.certify.title'),
        label: t('confirm.certify.label', { name: holderName(holder) }),
        required: t('confirm.certify.required'),
        submit: t('confirm.submit'),
        failed: t('confirm.notSent'),
      }}
      onSend={onSend}
    >
      <p>{t('confirm.next', { email: holder.email })}</p>
    </CertificationForm>
  )
}

function Unsure({ isLooking, onLook }: { isLooking: boolean; onLook: () => void }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="info"
      title={t('unsure.title')}
      action={
        <Button onPress={onLook} isBusy={isLooking} isFullWidth>
          {t('unsure.look')}
        </Button>
      }
      secondary={
        <ButtonLink to="/joint-account/account-holder" variant="quiet" isFullWidth>
          {t('unsure.holder')}
        </ButtonLink>
      }
    >
      <p>{t('unsure.text')}</p>
    </ResultPage>
  )
}

export const confirmDetailsScreen = stepScreen('confirm-details', ConfirmDetailsScreen)
