import { handlers, respond } from '@coffer/api-client/fakes'
import { describeFormContract } from '@coffer/router/form-contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { RegisterScreen } from './register-screen.tsx'
import { registered } from '../results.ts'

const GOOD = 'quiet harbor morning'
const showRegister = (language: 'en' | 'es' = 'en') =>
  show('/registration', RegisterScreen, { as: 'visitor', language })

async function fill(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

it('The Register screen registers the depositor and opens the email verification', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.register.answers(async (request) => {
      sent.push(await request.json())
      return respond({ masked_email: 'a•••@example.com' }, { code: 201 })
    }),
  )
  showRegister()
  await fill('ada@example.com', GOOD)
  expect(await screen.findByText('/email-verification')).toBeDefined()
  expect(sent).toEqual([
    { email: 'ada@example.com', password: GOOD, password_confirmation: GOOD, locale: 'en' },
  ])
  expect(registered.read()).toEqual({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
})

it('The Register screen checks the password requirements during typing', async () => {
  showRegister()
  expect(await screen.findByText('At least 12 characters: not met')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Password'), GOOD)
  expect(screen.getByText('At least 12 characters: met')).toBeDefined()
})

it('The Register screen rejects a password that misses the requirements without a request', async () => {
  showRegister()
  await fill('ada@example.com', 'password')
  expect((await screen.findByRole('alert')).textContent).toContain('Choose a password that meets all')
})

it('The Register screen shows the general delay without a response', async () => {
  provider.use(handlers.register.breaks())
  showRegister()
  await fill('ada@example.com', GOOD)
  expect(
    await screen.findByText(
      /^We are currently experiencing a delay on registration\. Please try again in 1 hour\. Your account may/,
    ),
  ).toBeDefined()
  expect(screen.queryByText('Your account wasn’t created')).toBeNull()
})

it('The Register screen is shown in Spanish', async () => {
  showRegister('es')
  expect(await screen.findByRole('heading', { name: 'Abra su cuenta de ahorros' })).toBeDefined()
})

it('The Register screen stores the email for this tab only, and never the password', async () => {
  showRegister()
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), GOOD)
  expect(sessionStorage.getItem('tab-state')).toContain('ada@example.com')
  expect(localStorage.getItem('root')).not.toContain('ada@example.com')
  expect([localStorage.getItem('root'), sessionStorage.getItem('tab-state')].join()).not.toContain(GOOD)
})

describeFormContract('The form that opens an account', {
  open: async () => {
    const shown = showRegister()
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
    await userEvent.type(screen.getByLabelText('Password'), GOOD)
    return shown
  },
  submit: 'Continue',
  call: handlers.register,
  accepted: () => respond({ masked_email: 'a•••@example.com' }, { code: 201 }),
  done: () => screen.findByText('/email-verification'),
  typed: { label: 'Email', value: 'ada@example.com' },
  refused: { field: 'email', label: 'Email' },
})
