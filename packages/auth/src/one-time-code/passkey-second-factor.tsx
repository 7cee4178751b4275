import type { VerifyAnswer } from '@coffer/api-client/auth'
import { challengeSecondFactor, verifySecondFactor } from '@coffer/api-client/passkeys'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { answerChallenge } from '@coffer/passkeys/ceremony'
import { CeremonyNotice } from '@coffer/passkeys/ceremony-notice'
import { useTranslations } from '@coffer/passkeys/messages'
import { useCeremonySubmission } from '@coffer/passkeys/use-ceremony-submission'
import { completeMfa } from '@coffer/session/session'
import { Button } from '@coffer/ui-kit/button'
import { LabeledDivider } from '@coffer/ui-kit/labeled-divider'
import { Stack } from '@coffer/ui-kit/layout'
import { clearPendingEmail } from '../log-in/pending-email.ts'
import { useTranslations as useAuthTranslations } from '../messages.ts'
import { recoveryAction } from './recovery-action.tsx'
import { reportDevice } from './report-device.ts'

/** The button to use a passkey instead of the one-time code, placed before or after the code form. */
export function PasskeySecondFactor({ isFirst }: { isFirst: boolean }) {
  const t = useTranslations()
  const auth = useAuthTranslations()
  const { state, problem, submit } = useCeremonySubmission<void, VerifyAnswer>({
    send: async () => verifySecondFactor(await answerChallenge(await challengeSecondFactor())),
    onAccepted(_, answer) {
      // The screen redirects when the session changes.
      completeMfa(answer)
      clearPendingEmail()
      void reportDevice(answer.sessionId)
    },
  })
  const failure = 'error' in state && state.error !== undefined ? failureOf(state.error) : null
  return (
    <Stack gap={16}>
      {!isFirst && <LabeledDivider>{t('or')}</LabeledDivider>}
      <CeremonyNotice problem={problem} purpose="use" />
      <SubmissionNotice
        state={state}
        title={auth('passkey.failed')}
        unknown={{ title: auth('passkey.unknown.title'), body: auth('passkey.unknown.body') }}
        action={failure && recoveryAction(failure)}
      />
      <Button
        variant="secondary"
        isFullWidth
        isBusy={state.status === 'pending'}
        onPress={() => void submit()}
      >
        {t('use')}
      </Button>
      {isFirst && <LabeledDivider>{t('or')}</LabeledDivider>}
    </Stack>
  )
}
