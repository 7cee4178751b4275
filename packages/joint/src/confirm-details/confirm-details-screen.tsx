import { ButtonLink } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Button } from '@coffer/ui-kit/button'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { NotNow } from '../application/not-now.tsx'
import { OpenStep } from '../step/open-step.tsx'
import { useTranslations } from '../messages.ts'
import { InviteForm } from './invite-form.tsx'
import { Review } from './review.tsx'
import { useInvitation } from './use-invitation.ts'

/** `/joint-account/confirm-details`, step 5 of 5: everything once more, and the invitation. */
export function ConfirmDetailsScreen() {
  const t = useTranslations()
  const { inviting, send, lookAgain } = useInvitation()
  if (inviting.kind === 'unsure') {
    return (
      <FocusOnMount>
        <Unsure isLooking={inviting.isLooking} onLook={lookAgain} />
      </FocusOnMount>
    )
  }
  return (
    <StepFrame
      title={t('confirm.title')}
      why={t('confirm.why')}
      back="/joint-account/occupation"
      aside={<NotNow />}
    >
      <OpenStep step="confirm-details">
        {(holder) => (
          <Review holder={holder}>
            <InviteForm holder={holder} onSend={() => send(holder)} />
          </Review>
        )}
      </OpenStep>
    </StepFrame>
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
