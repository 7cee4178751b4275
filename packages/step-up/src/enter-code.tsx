import { type CodeSent, resendCode, verifyCode } from '@coffer/api-client/auth'
import { providerNow } from '@coffer/api-client/transport'
import { checkCode } from '@coffer/domain/depositor-rules'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useLockOut } from '@coffer/router/lock-out'
import { clockTime, useCountdown } from '@coffer/session/countdown'
import { Button } from '@coffer/ui-kit/button'
import { CodeField } from '@coffer/ui-kit/code-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import * as v from 'valibot'
import { useTranslations } from './messages.ts'

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty('code.empty'),
    v.check((code) => checkCode(code) === null, 'code.malformed'),
  ),
})

interface EnterCodeProps {
  sent: CodeSent
  /** Another code has replaced it. */
  onSent: (sent: CodeSent) => void
  onConfirmed: () => void
  onCancel: () => void
}

/**
 * The entry of the code, and a button for another one after the provider allows it. The fifth wrong code locks the
 * account.
 */
export function EnterCode({ sent, onSent, onConfirmed, onCancel }: EnterCodeProps) {
  const t = useTranslations()
  const lockOut = useLockOut()
  const { state, submit, reset } = useSubmission<string, null>({
    async send(code) {
      await verifyCode(sent.nonceToken, { code })
      return null
    },
    onDone: onConfirmed,
    async onRejected(error) {
      const failure = failureOf(error)
      if (failure.kind === 'forbidden') {
        await lockOut()
        return 'handled'
      }
      const wrong = failure.kind === 'rejected' ? providerMessage(failure, 'code') : null
      return wrong === null ? undefined : { fields: { code: [wrong] } }
    },
  })
  const form = useForm({ schema, initial: { code: '' }, translate: t, onSubmit: ({ code }) => submit(code) })
  return (
    <Form form={form} label={t('title')}>
      <p>{t('code.why', { destination: sent.maskedDestination })}</p>
      <CodeField
        {...form.field('code')}
        label={t('code.label')}
        hint={t('code.hint')}
        sent={sent.nonceToken}
        onAnotherSent={reset}
        onComplete={() => void form.submit()}
      />
      <SubmissionNotice title={t('code.failed')} state={state} />
      <ResendCode key={sent.nonceToken} sent={sent} onSent={onSent} />
      <Stack gap={12}>
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('code.submit')}
        </Button>
        <Button variant="quiet" onPress={onCancel} isFullWidth>
          {t('cancel')}
        </Button>
      </Stack>
    </Form>
  )
}

function ResendCode({ sent, onSent }: Pick<EnterCodeProps, 'sent' | 'onSent'>) {
  const t = useTranslations()
  const [resendAt] = useState(() => providerNow() + sent.resendAfterSeconds * 1000)
  const seconds = useCountdown(resendAt)
  const { state, submit } = useSubmission<void, Awaited<ReturnType<typeof resendCode>>>({
    send: () => resendCode(sent.nonceToken),
    onAccepted: (_, again) => onSent({ ...sent, ...again }),
  })
  return (
    <Stack gap={12}>
      <SubmissionNotice
        title={t('send.failed')}
        state={state}
        unknown={{ title: t('send.unknown.title'), body: t('send.unknown.body') }}
      />
      {seconds > 0 ? (
        <p role="timer">{t('resend.wait', { time: clockTime(seconds) })}</p>
      ) : (
        <div>
          <Button variant="secondary" isBusy={state.status === 'pending'} onPress={() => void submit()}>
            {t('resend')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
