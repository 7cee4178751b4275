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

/** Records the emails that request another link. */
function recordResends(): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.resendVerification.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  return sent
}

it('The email verification screen shows the masked address and resends the email', async () => {
  const sent = recordResends()
  registered.record({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
  showSent()
  expect(await screen.findByText(/We sent an email to a•••@example.com/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  expect((await screen.findByRole('status')).textContent).toContain('another email is on its way')
  expect(sent).toEqual([{ email: 'ada@example.com' }])
})

it('The email verification screen reports a failed resend', async () => {
  provider.use(handlers.resendVerification.fails(429, { message: 'Wait.' }))
  registered.record({ email: 'ada@example.com', maskedEmail: 'a•••@example.com' })
  showSent()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts.')
})

it('The email verification screen redirects to registration if nobody has registered', async () => {
  showSent()
  expect(await screen.findByText('/registration')).toBeDefined()
})

it('The email verification screen redirects a signed-in depositor without logging them out', async () => {
  provider.use(handlers.depositor(depositor()))
  show('/email-verification', emailVerificationScreen)
  expect(await screen.findByText('/dashboard')).toBeDefined()
  expect(sessionState().status).toBe('signed-in')
})

it.each([
  ['verified', 'Your email is verified'],
  ['used', 'This link was already used'],
  ['expired', 'This link has expired'],
])('The email verified screen shows the state of the link: %s', async (state, title) => {
  showVerified(`state=${state}`)
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
})

it.each(['used', 'expired'])(
  'The email verified screen offers another link when the state is %s',
  async (state) => {
    const sent = recordResends()
    showVerified(`state=${state}`)
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}')
    expect((await screen.findByRole('status')).textContent).toContain('another email is on its way')
    expect(sent).toEqual([{ email: 'ada@example.com' }])
  },
)

it.each(['verified', 'used', 'expired'])(
  'The email verified screen redeems the emailed link and shows that it is %s',
  async (state) => {
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
  },
)

it('The email verified screen offers to try again when the link could not be checked', async () => {
  provider.use(handlers.verifyEmail.breaks())
  window['__emailedLink'] = 'uuid=two&hash=secret'
  showVerified('')
  await screen.findByRole('heading', { name: 'We couldn’t check your link' })
  provider.use(handlers.verifyEmail())
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeDefined()
})

it('The email verified screen redirects to log-in for an unknown state', async () => {
  showVerified('state=toString')
  expect(await screen.findByText('/login')).toBeDefined()
})
