import { deviceInfo, verifyCode } from '@coffer/api-client/auth'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { completeMfa, type SentCode } from '@coffer/session/session'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { CodeField } from '@coffer/ui-kit/code-field'
import { useForm } from '@coffer/ui-kit/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { AuthForm } from '../auth-form.tsx'
import { clearPendingEmail } from '../log-in/pending-email.ts'
import { useTranslations } from '../messages.ts'
import { codeSchema } from './code.schema.ts'
import { verifyError } from './code-errors.ts'
import { reportDevice } from './report-device.ts'
import { recoveryAction } from './recovery-action.tsx'

const schema = v.object({ code: codeSchema, remember: v.boolean() })

const deviceQuery = () =>
  queryOptions({
    queryKey: ['device'],
    queryFn: ({ signal }) => deviceInfo({ signal }),
    staleTime: Infinity,
  })

/** The one-time code, and whether to remember this device. */
export function CodeForm({ sent: { nonceToken, resendAt } }: { sent: SentCode }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const device = useQuery(deviceQuery())
  const name = device.data?.deviceName
  const { state, submit, reset } = useSubmission<
    v.InferOutput<typeof schema>,
    Awaited<ReturnType<typeof verifyCode>>
  >({
    send: ({ code, remember }) =>
      verifyCode(nonceToken, { code, remember, deviceName: name ?? t('code.this-device') }),
    onAccepted(_, answer) {
      // The screen redirects when the session changes.
      completeMfa(answer)
      clearPendingEmail()
      void reportDevice(answer.sessionId, device.data)
    },
    async onRejected(error) {
      const failure = failureOf(error)
      if (failure.kind === 'forbidden') {
        await navigate('/mfa-account-locked', { replace: true })
        return 'handled'
      }
      const wrong = failure.kind === 'rejected' ? providerMessage(failure, 'code') : null
      return wrong === null ? undefined : { fields: { code: [wrong] } }
    },
  })
  const form = useForm({
    schema,
    initial: { code: '', remember: false },
    translate: t,
    onSubmit: submit,
  })
  return (
    <AuthForm
      form={form}
      state={state}
      submit={t('code.submit')}
      rejected={t('code.failed')}
      unknown={{ title: t('code.unknown.title'), body: t('code.unknown.body') }}
      reason={verifyError}
      recoveryAction={recoveryAction}
    >
      {/* Placed before the code, because its last digit submits the form. */}
      <CheckboxField
        {...form.field('remember')}
        label={t('code.remember')}
        hint={name ? t('code.remember.hint', { device: name }) : t('code.remember.hint.unnamed')}
      />
      <CodeField
        {...form.field('code')}
        label={t('code.label')}
        hint={t('code.hint')}
        sent={resendAt}
        onAnotherSent={reset}
        onComplete={() => void form.submit()}
      />
    </AuthForm>
  )
}
