import { handlers, respond } from '@coffer/api-client/fakes'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { describeFormContract } from '@coffer/router/form-contract'
import { passwordLink } from '@coffer/router/emailed-link'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { resetFailedScreen, sentScreen } from '../result-screens.tsx'
import { resetPasswordScreen } from './reset-password-screen.tsx'

const GOOD = 'quiet harbor morning'
const showForgot = () => show('/login/forgot-password', ForgotPasswordScreen, { as: 'visitor' })
const showReset = (link = 'email=ada%40example.com&token=t-1') => {
  window['__emailedLink'] = link
  return show('/login/reset-password', resetPasswordScreen, { as: 'visitor' })
}
afterEach(passwordLink.clear)

it('The Forgot password screen requests a link and records the request', async () => {
  showForgot()
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}')
  expect(await screen.findByText('/login/sent')).toBeDefined()
  expect(resetRequested.read()).toEqual({ email: 'ada@example.com' })
})

it('The Forgot password screen rejects a malformed email without a request', async () => {
  showForgot()
  await userEvent.type(await screen.findByLabelText('Email'), 'ada{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('Enter an email like name@example.com.')
})

it('The link sent screen does not reveal whether the email is known', async () => {
  resetRequested.record({ email: 'ada@example.com' })
  show('/login/sent', sentScreen, { as: 'visitor' })
  expect(await screen.findByText(/If ada@example.com has an account/)).toBeDefined()
})

it('The link sent screen redirects to Not found without a request', async () => {
  show('/login/sent', sentScreen, { as: 'visitor' })
  expect(await screen.findByText('/not-found')).toBeDefined()
})

it('The Reset password screen sets a new password with the emailed link', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.resetPassword.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeDefined()
  expect(sent).toEqual([
    { email: 'ada@example.com', token: 't-1', password: GOOD, password_confirmation: GOOD },
  ])
  expect(passwordLink.read()).toBeNull()
})

it('The Reset password screen starts over with a second link opened after the first was used', async () => {
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  await screen.findByRole('heading', { name: 'Password changed' })
  window['__emailedLink'] = 'email=ada%40example.com&token=t-2'
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(await screen.findByLabelText('New password')).toBeDefined()
})

it('The Reset password screen shows a rejected password at its field', async () => {
  provider.use(handlers.resetPassword.fails(400, { errors: { password: ['Too common.'] } }))
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  expect((await screen.findByRole('alert')).textContent).toContain('Too common.')
})

it('The Reset password screen asks for the texted code, then repeats the request with it', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.resetPassword.answers(async (request) => {
      const body: unknown = await request.json()
      sent.push(body)
      return sent.length === 1
        ? respond(null, { code: 403, errors: { code: ['Enter the code that we sent to (•••) •••-0123.'] } })
        : respond(null)
    }),
  )
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  expect((await screen.findByRole('status')).textContent).toContain('(•••) •••-0123')
  await userEvent.type(screen.getByLabelText('One-time code'), '482913{Enter}')
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toBeDefined()
  const reset = { email: 'ada@example.com', token: 't-1', password: GOOD, password_confirmation: GOOD }
  expect(sent).toEqual([reset, { ...reset, code: '482913' }])
})

it('The Reset password screen shows a wrong code at its field and keeps the link', async () => {
  provider.use(handlers.resetPassword.fails(403, { errors: { code: ['Enter the code.'] } }))
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  const code = await screen.findByLabelText('One-time code')
  provider.use(handlers.resetPassword.fails(400, { errors: { code: ['That code is not right.'] } }))
  await userEvent.type(code, '000000{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.')
})

it('The Reset password screen records a failed link and opens the failure screen', async () => {
  provider.use(handlers.resetPassword.fails(400, { errors: { token: ['This link has expired.'] } }))
  showReset()
  await userEvent.type(await screen.findByLabelText('New password'), `${GOOD}{Enter}`)
  expect(await screen.findByText('/login/reset-password/failed')).toBeDefined()
  expect(resetFailed.read()).toEqual({ message: 'This link has expired.' })
})

it('The failure screen offers to request a new link', async () => {
  resetFailed.record({ message: 'This link has expired.' })
  show('/login/reset-password/failed', resetFailedScreen, { as: 'visitor' })
  expect(await screen.findByText('This link has expired.')).toBeDefined()
  const again = screen.getByRole('link', { name: 'Request a new link' })
  expect(again.getAttribute('href')).toBe('/login/forgot-password')
})

it('The Reset password screen redirects to Forgot password without a token', async () => {
  showReset('')
  expect(await screen.findByText('/login/forgot-password')).toBeDefined()
})

describeFormContract('The form for a forgotten password', {
  open: async () => {
    const shown = showForgot()
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
    return shown
  },
  submit: 'Send link',
  call: handlers.forgotPassword,
  accepted: () => respond(null),
  done: () => screen.findByText('/login/sent'),
  typed: { label: 'Email', value: 'ada@example.com' },
  refused: { field: 'email', label: 'Email' },
})
