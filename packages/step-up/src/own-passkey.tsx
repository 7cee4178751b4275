import { challengeStepUp, passkeysQuery, verifyStepUp } from '@coffer/api-client/passkeys'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { answerChallenge } from '@coffer/passkeys/ceremony'
import { supportsPasskeys } from '@coffer/passkeys/supports-passkeys'
import { CeremonyNotice } from '@coffer/passkeys/ceremony-notice'
import { messages as passkeyMessages } from '@coffer/passkeys/messages'
import { useCeremonySubmission } from '@coffer/passkeys/use-ceremony-submission'
import { Button } from '@coffer/ui-kit/button'
import { LabeledDivider } from '@coffer/ui-kit/labeled-divider'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from './messages.ts'

/** Confirms with one of the depositor's passkeys; renders nothing until they have loaded, or if they cannot load. */
export function OwnPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations()
  const passkey = passkeyMessages.useTranslations()
  const { data: passkeys = [] } = useQuery(passkeysQuery())
  const { state, problem, submit } = useCeremonySubmission<void, void>({
    send: async () => verifyStepUp(await answerChallenge(await challengeStepUp())),
    onDone: onConfirmed,
  })
  if (passkeys.length === 0 || !supportsPasskeys()) return null
  return (
    <Stack gap={16}>
      <CeremonyNotice problem={problem} purpose="use" />
      <SubmissionNotice title={t('passkey.failed')} state={state} />
      <Button
        variant="secondary"
        isBusy={state.status === 'pending'}
        isFullWidth
        onPress={() => void submit()}
      >
        {passkey('use')}
      </Button>
      <LabeledDivider>{passkey('or')}</LabeledDivider>
    </Stack>
  )
}
