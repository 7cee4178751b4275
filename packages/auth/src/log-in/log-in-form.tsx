import type { LoginAnswer } from '@coffer/api-client/auth'
import { Button, TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/flow'
import { PageHeading } from '@coffer/ui-kit/headings'
import { Notice } from '@coffer/ui-kit/notice'
import { PasswordField } from '@coffer/ui-kit/password-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { space } from '@coffer/ui-kit/tokens'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { LOG_IN_FORM } from '../early/early-log-in.ts'
import { LogInRefusal } from './log-in-refusal.tsx'
import { LogoutNotice } from './logout-notice.tsx'
import { bringLogIn, useLogIn } from './use-log-in.ts'
import { useOnline } from './use-online.ts'
import { useTyped } from './use-typed.ts'
import { useTranslations } from './messages.ts'

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};

  &[aria-busy='true'] {
    cursor: progress;
  }
`

export interface LogInFormProps {
  /** Takes the answer and leads on; the form stays busy until then. */
  onLoggedIn: (answer: LoginAnswer) => void | Promise<void>
  hrefs?: { forgotPassword: string; register: string; sendAgain: string }
}

const routes = {
  forgotPassword: '/login/forgot-password',
  register: '/registration',
  sendAgain: '/email-verification',
}

/**
 * Email and password. Drawn ahead of any script, it takes over what was typed, and what was sent, before it came to
 * life. It needs no router, no query client and no form library.
 */
export function LogInForm({ onLoggedIn, hrefs = routes }: LogInFormProps) {
  const t = useTranslations()
  const isOnline = useOnline()
  const form = useRef<HTMLFormElement>(null)
  const { typed, type, setTyped } = useTyped()
  const { stage, send } = useLogIn(onLoggedIn)
  const [wasTried, setTried] = useState(false)

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
    setTyped(credentials)
    void send(credentials, sent)
  }, [send, setTyped])

  const email = typed.email.trim()
  const emailProblem = email === '' ? 'email.empty' : email.includes('@') ? null : 'email.malformed'
  const isPasswordPadded = stage.kind === 'refused' && typed.password !== typed.password.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = emailProblem ? 'email' : !typed.password ? 'password' : null
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else void send({ email, password: typed.password })
  }

  return (
    <Stack gap={32}>
      <PageHeading title={t('title')} />
      <LogoutNotice />
      {!isOnline && <Notice severity="warning">{t('offline')}</Notice>}
      {stage.kind === 'refused' && <LogInRefusal refused={stage} hrefs={hrefs} />}
      <Fields
        ref={form}
        id={LOG_IN_FORM}
        method="post"
        onSubmit={submit}
        onFocus={() => void bringLogIn().catch(() => undefined)}
      >
        <TextField
          label={t('email.label')}
          name="email"
          type="email"
          value={typed.email}
          onChange={type('email')}
          error={wasTried && emailProblem ? t(emailProblem) : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label={t('password.label')}
          name="password"
          value={typed.password}
          onChange={type('password')}
          error={wasTried && !typed.password ? t('password.empty') : undefined}
          hint={isPasswordPadded ? t('password.spaces') : undefined}
        />
        <Button type="submit" isBusy={stage.kind === 'sending'} isFullWidth>
          {t('submit')}
        </Button>
      </Fields>
      <Stack gap={16}>
        <TextAnchor href={hrefs.forgotPassword}>{t('forgot')}</TextAnchor>
        <p>
          {t('register.question')} <TextAnchor href={hrefs.register}>{t('register.link')}</TextAnchor>
        </p>
      </Stack>
    </Stack>
  )
}
