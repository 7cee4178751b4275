import { StepFrame } from '@coffer/router/step-frame'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Application } from '../application/application.tsx'
import { NotNow } from '../application/not-now.tsx'
import { useTranslations } from '../messages.ts'
import { Checking } from './checking.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { Review } from './review.tsx'
import { useConfirmation } from './use-confirmation.ts'

/** `/registration/confirm-details`: everything once more, the certification, and the identity review. */
export function ConfirmDetailsScreen() {
  const t = useTranslations()
  const { confirmation, send, look } = useConfirmation()
  if (confirmation.kind !== 'form') {
    return (
      <FocusOnMount key={confirmation.kind}>
        <Checking confirmation={confirmation} onLook={look} />
      </FocusOnMount>
    )
  }
  return (
    <StepFrame
      title={t('confirm.title')}
      why={t('confirm.why')}
      back="/registration/employer"
      aside={<NotNow />}
    >
      <Application>
        {({ fields, revision }) => (
          <Review fields={fields}>
            <ConfirmForm fields={fields} onSend={() => send(revision)} />
          </Review>
        )}
      </Application>
    </StepFrame>
  )
}
