import { unsubscribe, type Unsubscribed } from '@coffer/api-client/notification-settings'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { unsubscribeLink } from './unsubscribe-link.ts'

type Kind = Unsubscribed['kind']

/** `/unsubscribe`: stops the emails that contained the link. It needs a press, because mail scanners open links. */
export function UnsubscribeScreen() {
  const t = useTranslations()
  const link = unsubscribeLink.use()
  const [ended, setEnded] = useState<Kind | null>(null)
  if (ended !== null) {
    return (
      <ResultPage tone="success" title={t(`unsubscribe.${ended}.done`)} action={<SettingsLink />}>
        <p>{t('unsubscribe.done.text')}</p>
      </ResultPage>
    )
  }
  if (!link) {
    return (
      <ResultPage tone="failed" title={t('unsubscribe.bad.title')} action={<SettingsLink />}>
        <p>{t('unsubscribe.bad.text')}</p>
      </ResultPage>
    )
  }
  return <Ending kind={link.kind} secret={link.token} onEnded={setEnded} />
}

function SettingsLink() {
  const t = useTranslations()
  return <ButtonLink to="/my-account/notifications">{t('unsubscribe.settings')}</ButtonLink>
}

interface EndingProps {
  kind: Kind
  secret: string
  onEnded: (kind: Kind) => void
}

function Ending({ kind, secret, onEnded }: EndingProps) {
  const t = useTranslations()
  const { state, submit } = useSubmission<void, Unsubscribed>({
    send: () => unsubscribe({ secret }),
    onDone: (_, answer) => onEnded(answer.kind),
  })
  const message = state.status === 'rejected' ? providerMessage(failureOf(state.error)) : null
  return (
    <Stack gap={24}>
      <PageHeading title={t(`unsubscribe.${kind}.title`)}>{t(`unsubscribe.${kind}.why`)}</PageHeading>
      <SubmissionNotice
        state={state}
        title={t('unsubscribe.failed')}
        reason={message ?? undefined}
        unknown={{ title: t('unsubscribe.unknown.title'), body: t('unsubscribe.unknown.body') }}
      />
      <Stack gap={12}>
        <Button isBusy={state.status === 'pending'} onPress={() => void submit()} isFullWidth>
          {t('unsubscribe.submit')}
        </Button>
        <ButtonLink to="/my-account/notifications" variant="quiet" isFullWidth>
          {t('unsubscribe.settings')}
        </ButtonLink>
      </Stack>
    </Stack>
  )
}
