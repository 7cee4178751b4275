import type { LoginAnswer } from '@coffer/session/session'
import { Button, TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { PageHeading } from '@coffer/ui-kit/headings'
import { Notice } from '@coffer/ui-kit/notice'
import { PasswordField } from '@coffer/ui-kit/password-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { controlHeight, space } from '@coffer/ui-kit/tokens'
import { useCapability } from '@coffer/session/capabilities'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LOG_IN_FORM } from '../early/early-log-in.ts'
import { useSupportsPasskeys } from '@coffer/passkeys/supports-passkeys'
import { PasskeyLogIn } from '../passkey/passkey-log-in.tsx'
import { LogInError } from './log-in-error.tsx'
import { LogoutNotice } from './logout-notice.tsx'
import { loadLogIn, useLogIn } from './use-log-in.ts'
import { useOnline } from './use-online.ts'
import { useLogInFields } from './use-log-in-fields.ts'
import { useTranslations } from './messages.ts'

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  &[aria-busy='true'] {
    cursor: progress;
  }
`

/** The height of the passkey button, so that nothing moves when the provider announces passkeys. */
const PasskeySlot = styled.div`
  min-height: ${controlHeight};
`

export interface LogInFormProps {
  /** Continues with the response; the form stays busy until it resolves. */
  onLoggedIn: (answer: LoginAnswer) => void | Promise<void>
  hrefs?: { forgotPassword: string; register: string; sendAgain: string }
}

const routes = {
  forgotPassword: '/login/forgot-password',
  register: '/registration',
  sendAgain: '/email-verification',
}

/**
 * Email and password. The form is prerendered; hydration keeps earlier input and continues an earlier log-in. It needs
 * no router, query client or form library.
 */
export function LogInForm({ onLoggedIn, hrefs = routes }: LogInFormProps) {
  const t = useTranslations()
  const isOnline = useOnline()
  const isSupported = useSupportsPasskeys()
  const hasPasskeys = useCapability('passkeys') && isSupported
  const form = useRef<HTMLFormElement>(null)
  const { values, change, setValues } = useLogInFields()
  const { state, send } = useLogIn(onLoggedIn)
  const [wasSubmitted, setSubmitted] = useState(false)

  useEffect(() => {
    const early = window['__logIn']
    window['__logIn'] = undefined
    if (form.current) {
      form.current.dataset['live'] = ''
      form.current.noValidate = true
      form.current.removeAttribute('aria-busy')
    }
    if (!early) return
    const { sent, ...credentials } = early
    setValues(credentials)
    void send(credentials, sent)
  }, [send, setValues])

  const email = values.email.trim()
  const emailProblem = email === '' ? 'email.empty' : email.includes('@') ? null : 'email.malformed'
  const isPasswordPadded = state.status === 'rejected' && values.password !== values.password.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const invalid = emailProblem ? 'email' : !values.password ? 'password' : null
    if (invalid) form.current?.querySelector<HTMLInputElement>(`[name=${invalid}]`)?.focus()
    else void send({ email, password: values.password })
  }

  return (
    <Stack gap={32}>
      <PageHeading title={t('title')} />
      <LogoutNotice />
      {!isOnline && <Notice severity="warning">{t('offline')}</Notice>}
      {state.status === 'rejected' && <LogInError rejection={state} hrefs={hrefs} />}
      <Fields
        ref={form}
        id={LOG_IN_FORM}
        method="post"
        onSubmit={submit}
        onFocus={() => void loadLogIn().catch(() => undefined)}
      >
        <TextField
          label={t('email.label')}
          name="email"
          type="email"
          value={values.email}
          onChange={change('email')}
          error={wasSubmitted && emailProblem ? t(emailProblem) : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={t('password.label')}
          name="password"
          value={values.password}
          onChange={change('password')}
          error={wasSubmitted && !values.password ? t('password.empty') : undefined}
          hint={isPasswordPadded ? t('password.spaces') : undefined}
        />
        <Button type="submit" isBusy={state.status === 'pending'} isFullWidth>
          {t('submit')}
        </Button>
      </Fields>
      <Stack gap={16}>
        <TextAnchor href={hrefs.forgotPassword}>{t('forgot')}</TextAnchor>
        <p>
          <span>{t('register.question')}</span>{' '}
          <TextAnchor href={hrefs.register}>{t('register.link')}</TextAnchor>
        </p>
      </Stack>
      <PasskeySlot>{hasPasskeys && <PasskeyLogIn onLoggedIn={onLoggedIn} hrefs={hrefs} />}</PasskeySlot>
    </Stack>
  )
}
