import { deviceInfo, verifyCode } from '@coffer/api-client/auth'
import { ApiError } from '@coffer/api-client/transport'
import { checkCode } from '@coffer/domain/depositor-rules'
import { useNavigate } from '@coffer/router/link'
import { completeMfa } from '@coffer/session/session'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { CodeField } from '@coffer/ui-kit/code-field'
import { useForm } from '@coffer/ui-kit/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { AuthForm } from '../failure/auth-form.tsx'
import { firstSaid } from '../failure/sayings.ts'
import { forgetEmailGiven } from '../log-in/email-given.ts'
import { useTranslations } from '../messages.ts'
import { verifyError } from './code-errors.ts'
import { tellOfSession } from './tell-of-session.ts'
import { wayOn } from './way-on.tsx'

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty('code.empty'),
    v.check((code) => checkCode(code) === null, 'code.malformed'),
  ),
  remember: v.boolean(),
})

const deviceQuery = () =>
  queryOptions({
    queryKey: ['device'],
    queryFn: ({ signal }) => deviceInfo({ signal }),
    staleTime: Infinity,
  })

/** The code, and whether this device is to be remembered. The right one opens the bank. */
export function CodeForm({ nonceToken }: { nonceToken: string }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const device = useQuery(deviceQuery())
  const name = device.data?.deviceName
  const form = useForm({
    schema,
    initial: { code: '', remember: false },
    translate: t,
    onSubmit: async ({ code, remember }) => {
      try {
        const answer = await verifyCode(nonceToken, {
          code,
          remember,
          deviceName: name ?? t('code.this-device'),
        })
        // The screen follows the session: from here it leads on.
        completeMfa(answer)
        forgetEmailGiven()
        void tellOfSession(answer.sessionId, device.data)
        return undefined
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.failure.kind === 'forbidden') return navigate('/mfa-account-locked', { replace: true })
        const wrong = error.failure.kind === 'rejected' && firstSaid(error.failure, 'code')
        if (wrong) return { fields: { code: [wrong] } }
        throw error
      }
    },
  })
  return (
    <AuthForm form={form} submit={t('code.submit')} failed={t('code.failed')} say={verifyError} wayOn={wayOn}>
      <CodeField {...form.field('code')} label={t('code.label')} />
      <CheckboxField
        {...form.field('remember')}
        label={t('code.remember')}
        hint={name ? t('code.remember.hint', { device: name }) : t('code.remember.hint.unnamed')}
      />
    </AuthForm>
  )
}
