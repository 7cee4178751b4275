import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'

const Page = styled.main`
  max-width: 26rem;
  margin: 4rem auto;
  padding: 0 1rem;
  font:
    16px/1.5 system-ui,
    sans-serif;
`
const Fields = styled.form`
  display: grid;
  gap: 1.5rem;

  label {
    display: grid;
    gap: 0.5rem;
  }

  input,
  button {
    font: inherit;
    padding: 0.75rem;
  }
`
const messages = {
  title: 'Log in',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot your password?',
  open: 'Open an account',
}

export function LogIn() {
  const logIn = useMutation({
    mutationFn: (credentials: FormData) => fetch('/login', { method: 'POST', body: credentials }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    logIn.mutate(new FormData(event.currentTarget))
  }
  return (
    <Page>
      <h1>{messages.title}</h1>
      <Fields onSubmit={submit}>
        <label>
          {messages.email} <input name="email" type="email" autoComplete="username" />
        </label>
        <label>
          {messages.password} <input name="password" type="password" autoComplete="current-password" />
        </label>
        <button>{messages.title}</button>
      </Fields>
      <p>
        <a href="/login/forgot-password">{messages.forgot}</a>
      </p>
      <p>
        <a href="/registration">{messages.open}</a>
      </p>
    </Page>
  )
}
