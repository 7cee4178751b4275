import { depositor, handlers, respond } from '@coffer/api-client/fakes'
import { sessionState } from '@coffer/session/session'
import { verificationLink } from '@coffer/router/emailed-link'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { registered } from '../results.ts'
import { emailVerificationScreen } from './email-verification-screen.tsx'
import { emailVerifiedScreen } from './email-verified-screen.tsx'

afterEach(verificationLink.clear)

const showSent = () => show('/email-verification', emailVerificationScreen, { as: 'visitor' })
const showVerified = (search: string) =>
  show(`/email-verified?${search}`, emailVerifiedScreen, { as: 'visitor' })

/** The emails that another link is sent to from now on. */
function sentAgain(): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.resendVerification.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  return sent
}

it('shows the masked address, and resends', async () => {
  const sent = sentAgain()
  registered.record({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
  showSent()
  expect(await screen.findByText(/We sent an email to a•••@example.com/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  expect((await screen.findByRole('status')).textContent).toContain('another email is on its way')
  expect(sent).toEqual([{ email: 'ada@example.com' }])
})

it('reports a failed resend', async () => {
  provider.use(handlers.resendVerification.fails(429, { message: 'Wait.' }))
  registered.record({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
  showSent()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.')
})

it('redirects to registration without a result', async () => {
  showSent()
  expect(await screen.findByText('/registration')).toBeDefined()
})

it('redirects a signed-in depositor to /login/entry without a log-out', async () => {
  provider.use(handlers.depositor(depositor()))
  show('/email-verification', emailVerificationScreen)
  expect(await screen.findByText('/dashboard')).toBeDefined()
  expect(sessionState().status).toBe('signed-in')
})

it.each([
  ['verified', 'Your email is verified'],
  ['used', 'This link was already used'],
  ['expired', 'This link has expired'],
])('shows the result of the link: %s', async (state, title) => {
  showVerified(`state=${state}`)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

it.each(['used', 'expired'])('offers another link when it was %s', async (state) => {
  const sent = sentAgain()
  showVerified(`state=${state}`)
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}')
  expect((await screen.findByRole('status')).textContent).toContain('another email is on its way')
  expect(sent).toEqual([{ email: 'ada@example.com' }])
})

it.each(['verified', 'used', 'expired'])('uses the link and shows its result: %s', async (state) => {
  const used: unknown[] = []
  provider.use(
    handlers.verifyEmail.answers(async (request) => {
      used.push(await request.json())
      return respond({ state })
    }),
  )
  window['__emailedLink'] = 'uuid=one&hash=secret'
  const { path } = showVerified('')
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined()
  expect(used).toEqual([{ uuid: 'one', hash: 'secret' }])
  expect(path()).toBe('/email-verified')
  await waitFor(() => expect(verificationLink.read()).toBeNull())
})

it('offers to try again when the link could not be checked', async () => {
  provider.use(handlers.verifyEmail.breaks())
  window['__emailedLink'] = 'uuid=two&hash=secret'
  showVerified('')
  await screen.findByRole('heading', { name: 'We couldn’t check your link' })
  provider.use(handlers.verifyEmail())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeDefined()
})

it('redirects to log-in for an unknown state', async () => {
  showVerified('state=toString')
  expect(await screen.findByText('/login')).toBeDefined()
})
