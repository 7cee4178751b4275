import type { LoginAnswer } from '@coffer/session/session'
import { CeremonyError, type CeremonyProblem } from '@coffer/passkeys/ceremony-error'
import { optionalComponent } from '@coffer/passkeys/optional-component'
import { failureOf } from '@coffer/errors/failure-of'
import type { Failure } from '@coffer/api-client/transport'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { Suspense, useState } from 'react'
import { LogInError } from '../log-in/log-in-error.tsx'
import { useTranslations } from '../log-in/messages.ts'

/** Lazy-loaded, together with its messages. */
const CeremonyNotice = optionalComponent(() =>
  import('@coffer/passkeys/ceremony-notice').then((m) => m.CeremonyNotice),
)

type PasskeyLogInState =
  | { status: 'idle' | 'pending' }
  | { status: 'ended'; problem: CeremonyProblem }
  | { status: 'rejected'; failure: Failure; email: string }

export interface PasskeyLogInProps {
  onLoggedIn: (answer: LoginAnswer) => void | Promise<void>
  hrefs: { forgotPassword: string; sendAgain: string }
}

/** Logs in with a passkey. The WebAuthn code is loaded on press. */
export function PasskeyLogIn({ onLoggedIn, hrefs }: PasskeyLogInProps) {
  const t = useTranslations()
  const [state, setState] = useState<PasskeyLogInState>({ status: 'idle' })
  const logIn = async () => {
    setState({ status: 'pending' })
    try {
      const answer = await requestLogIn()
      await onLoggedIn({ ...answer, isByPasskey: true })
    } catch (error) {
      setState(
        error instanceof CeremonyError
          ? { status: 'ended', problem: error.problem }
          : { status: 'rejected', failure: failureOf(error), email: '' },
      )
    }
  }
  return (
    <Stack gap={16}>
      {state.status === 'ended' && (
        <Suspense fallback={null}>
          <CeremonyNotice problem={state.problem} purpose="use" />
        </Suspense>
      )}
      {state.status === 'rejected' && <LogInError rejection={state} hrefs={hrefs} />}
      <Button
        variant="secondary"
        isFullWidth
        isBusy={state.status === 'pending'}
        onPress={() => void logIn()}
      >
        {t('passkey')}
      </Button>
    </Stack>
  )
}

async function requestLogIn(): Promise<LoginAnswer> {
  const [{ challengeLogIn, logInByPasskey }, { answerChallenge }] = await Promise.all([
    import('@coffer/api-client/passkeys/log-in'),
    import('@coffer/passkeys/ceremony'),
  ])
  return logInByPasskey(await answerChallenge(await challengeLogIn()))
}
