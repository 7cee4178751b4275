import type { DepositorProgress } from '@coffer/api-client/depositor'
import type { SubmissionState } from '@coffer/forms/submission'
import type { FieldErrors } from '@coffer/errors/field-errors'
import { ApplicationReview } from '@coffer/application/application-review'
import { CertificationForm } from '@coffer/application/certification-form'
import { StepFrame } from '@coffer/router/step-frame'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { FinishLater } from '../application/finish-later.tsx'
import { OwnApplication } from '../application/own-application.tsx'
import { useTranslations } from '../messages.ts'
import { IdentityReview } from './identity-review.tsx'
import { useConfirmation } from './use-confirmation.ts'

const steps = {
  person: '/registration/basic-information',
  address: '/registration/address',
  employment: '/registration/employer',
} as const

/** `/registration/confirm-details`: all details, the certification, and the identity review. */
export function ConfirmDetailsScreen() {
  const t = useTranslations()
  const { review, state, submit, followAgain } = useConfirmation()
  if (review) {
    return (
      <FocusOnMount key={review.status}>
        <IdentityReview review={review} onFollow={followAgain} />
      </FocusOnMount>
    )
  }
  return (
    <StepFrame
      title={t('confirm.title')}
      why={t('confirm.why')}
      back="/registration/employer"
      aside={<FinishLater />}
    >
      <OwnApplication>
        {({ fields, revision }) => (
          <ApplicationReview fields={fields} steps={steps}>
            <TaxCertification fields={fields} state={state} onSend={() => submit({ revision })} />
          </ApplicationReview>
        )}
      </OwnApplication>
    </StepFrame>
  )
}

interface TaxCertificationProps {
  fields: DepositorProgress['fields']
  state: SubmissionState
  onSend: () => Promise<FieldErrors | undefined>
}

/** The certification of the tax identification number under penalty of perjury. */
function TaxCertification({ fields, ...submission }: TaxCertificationProps) {
  const t = useTranslations()
  return (
    <CertificationForm
      certified={fields}
      text={{
        title: t('confirm.certify.title'),
        label: t('confirm.certify.label', { lastFour: fields.ssnLastFour ?? '' }),
        required: t('confirm.certify.required'),
        submit: t('confirm.submit'),
        rejected: t('failure.notSent'),
      }}
      {...submission}
    />
  )
}
