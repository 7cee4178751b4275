import {
  codeSent as codeSentAnswer,
  depositor,
  handlers,
  respond,
  verifyAnswer,
} from '@coffer/api-client/fakes'
import { pageNow } from '@coffer/domain/test-clock'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { toasts } from '@coffer/session/toasts'
import { logoutReason } from '@coffer/session/logout-reason'
import { beginMfa, recordSentCode, endSession, sessionState } from '@coffer/session/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { mfaAccountLockedScreen } from '../result-screens.tsx'
import { chooseMfaScreen } from './choose-mfa-screen.tsx'
import { otpVerificationScreen } from './otp-verification-screen.tsx'
import { setupMobileMfaScreen } from './setup-mobile-mfa-screen.tsx'

function beginWith(enrolled: readonly ('sms' | 'email')[]) {
  const maskedPhone = enrolled.includes('sms') ? '(•••) •••-0123' : null
  const mfa = { enrolled, maskedPhone }
  beginMfa({ token: 'pending', nonceToken: 'nonce', maskedEmail: 'a•••@example.com', mfa, session: null })
}
const recordSent = (resendAt = pageNow() + 30_000) =>
  recordSentCode({ via: 'sms', nonceToken: 'nonce', maskedDestination: '(•••) •••-0123', resendAt })
const showChoice = () => show('/login/choose-mfa', chooseMfaScreen, { as: 'visitor' })
const showCode = () => show('/otp-verification', otpVerificationScreen, { as: 'visitor' })
/** The last digit submits; fewer need Enter. */
const enter = async (code: string) =>
  userEvent.type(await screen.findByLabelText('One-time code'), code.length < 6 ? `${code}{Enter}` : code)

beforeEach(() => beginWith(['sms', 'email']))
afterEach(() => vi.useRealTimers())

it('The choice of a channel preselects text message and sends the code', async () => {
  const requestedPaths: string[] = []
  provider.use(
    handlers.selectMfa.answers((request) => {
      requestedPaths.push(new URL(request.url).pathname)
      return respond(codeSentAnswer())
    }),
  )
  showChoice()
  expect(await screen.findByRole('radio', { name: /Text message/, checked: true })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  expect(await screen.findByText('/otp-verification')).toBeDefined()
  expect(requestedPaths).toEqual(['/api/v1/mfa-select/sms'])
})

it('The choice of a channel offers to add a mobile number when only email is enrolled', async () => {
  beginWith(['email'])
  showChoice()
  expect(await screen.findByRole('radio', { name: /Email/, checked: true })).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /new mobile number/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add a mobile number' }))
  expect(await screen.findByText('/setup-mobile-mfa')).toBeDefined()
})

it('The Add a mobile number screen saves the number and opens the code screen', async () => {
  const sent: unknown[] = []
  provider.use(
    handlers.addMobile.answers(async (request) => {
      sent.push(await request.json())
      return respond(codeSentAnswer())
    }),
  )
  show('/setup-mobile-mfa', setupMobileMfaScreen, { as: 'visitor' })
  await userEvent.type(await screen.findByLabelText('Mobile number'), '(614) 555-0123{Enter}')
  expect(await screen.findByText('/otp-verification')).toBeDefined()
  expect(sent).toEqual([{ phone: '6145550123' }])
})

it.each([
  [[], 'A text message can be intercepted, so never share a code.'],
  [['passkeys'], 'A text message can be intercepted. For stronger protection, add a passkey in My account.'],
] as const)(
  'The Add a mobile number screen explains the risk of text messages when the capabilities are %j',
  async (capabilities, risk) => {
    const restore = announceCapabilities(...capabilities)
    show('/setup-mobile-mfa', setupMobileMfaScreen, { as: 'visitor' })
    expect(await screen.findByText(new RegExp(risk))).toBeDefined()
    restore()
  },
)

it.each([
  [
    '422',
    () => handlers.addMobile.fails(422, { errors: { phone: ['No such number.', 'x'] } }),
    'No such number.',
  ],
  [
    '403',
    () => handlers.addMobile.fails(403, { message: 'Log in with a code first.' }),
    'Log in with a code first.',
  ],
])('The Add a mobile number screen shows why a number was not saved: %s', async (_, fails, message) => {
  provider.use(fails())
  show('/setup-mobile-mfa', setupMobileMfaScreen, { as: 'visitor' })
  await userEvent.type(await screen.findByLabelText('Mobile number'), '6145550123{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})

it('The Add a mobile number screen does not claim failure after a lost response', async () => {
  provider.use(handlers.addMobile.breaks())
  show('/setup-mobile-mfa', setupMobileMfaScreen, { as: 'visitor' })
  await userEvent.type(await screen.findByLabelText('Mobile number'), '6145550123{Enter}')
  expect(await screen.findByText(/^Error while saving phone number\. It may have been saved/)).toBeDefined()
  expect(screen.queryByText('We couldn’t save your number')).toBeNull()
})

it('The code screen does not claim a rejection after a lost response, and shows the result of the retry', async () => {
  recordSent()
  provider.use(handlers.verifyCode.breaks())
  showCode()
  await enter('123456')
  expect(await screen.findByText('We couldn’t confirm your code')).toBeDefined()
  expect(screen.queryByText('We couldn’t confirm the code')).toBeNull()
  provider.use(
    handlers.verifyCode.fails(400, { errors: { code: ['That code was used. Ask for a new one.'] } }),
  )
  await userEvent.keyboard('{Enter}')
  expect((await screen.findAllByText('That code was used. Ask for a new one.')).length).toBeGreaterThan(0)
})

it('The code screen signs in with the right code and reports the device', async () => {
  recordSent()
  const sent: unknown[] = []
  provider.use(
    handlers.depositor(depositor()),
    handlers.describeSession.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  showCode()
  await enter('123456')
  expect(await screen.findByText('/dashboard')).toBeDefined()
  expect(sessionState()).toMatchObject({ status: 'signed-in' })
  await waitFor(() => expect(sent).toMatchObject([{ location: 'Ohio', description: 'Chrome, Linux' }]))
})

it('The code screen reports the device even if its description loads after the code is entered', async () => {
  recordSent()
  const sent: unknown[] = []
  provider.use(
    handlers.deviceInfo.hangs(),
    handlers.describeSession.answers(async (request) => {
      sent.push(await request.json())
      return respond(null)
    }),
  )
  showCode()
  await screen.findByLabelText('One-time code')
  provider.use(handlers.deviceInfo())
  await enter('123456')
  expect(await screen.findByText('/dashboard')).toBeDefined()
  await waitFor(() => expect(sent).toMatchObject([{ location: 'Ohio', description: 'Chrome, Linux' }]))
})

it('The code screen remembers this device by its name on request', async () => {
  recordSent()
  const sent: unknown[] = []
  provider.use(
    handlers.verifyCode.answers(async (request) => {
      sent.push(await request.json())
      return respond(verifyAnswer())
    }),
  )
  showCode()
  await screen.findByText(/Chrome on Linux/)
  await userEvent.click(screen.getByLabelText('Remember this device'))
  await enter('123456')
  await waitFor(() =>
    expect(sent).toEqual([{ code: '123456', device_name: 'Chrome on Linux', remember: true }]),
  )
})

it('The code screen submits a pasted code with a space in it', async () => {
  recordSent()
  const sent: unknown[] = []
  provider.use(
    handlers.verifyCode.answers(async (request) => {
      sent.push(await request.json())
      return respond(verifyAnswer())
    }),
  )
  showCode()
  await userEvent.click(await screen.findByLabelText('One-time code'))
  await userEvent.paste('123 456')
  expect(await screen.findByText('/dashboard')).toBeDefined()
  expect(sent).toMatchObject([{ code: '123456' }])
})

it('The code screen shows a wrong code at its field', async () => {
  recordSent()
  provider.use(handlers.verifyCode.fails(400, { errors: { code: ['That code is not right.'] } }))
  showCode()
  await enter('123456')
  expect((await screen.findByRole('alert')).textContent).toContain('That code is not right.')
})

it('The code screen shows the message of a 401 and stays open', async () => {
  recordSent()
  provider.use(handlers.verifyCode.fails(401, { message: 'Bearer token or nonce token is null' }))
  showCode()
  await enter('123456')
  expect((await screen.findByRole('alert')).textContent).toContain('Bearer token or nonce token is null')
  expect(screen.getByRole('link', { name: 'Log in again' }).getAttribute('href')).toBe('/logout')
})

it('The choice of a channel explains that the account is locked', async () => {
  provider.use(handlers.selectMfa.fails(403, { message: 'Too many incorrect attempts. Account Locked.' }))
  showChoice()
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many incorrect attempts.')
  expect(screen.getByRole('link', { name: 'See what to do' }).getAttribute('href')).toBe(
    '/mfa-account-locked',
  )
})

it('The choice of a channel shows the wait after too many texts, and still offers email', async () => {
  provider.use(handlers.selectMfa.answers(() => respond(null, { code: 429 }, { 'Retry-After': '600' })))
  showChoice()
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 10 minutes.')
  expect(screen.getByRole('radio', { name: /Email/, checked: false })).toBeDefined()
})

it('The code screen opens the locked-account screen at the fifth wrong code', async () => {
  recordSent()
  provider.use(handlers.verifyCode.fails(403, { message: 'Locked.' }))
  showCode()
  await enter('123456')
  expect(await screen.findByText('/mfa-account-locked')).toBeDefined()
})

it('The code screen counts down before it offers another code', async () => {
  recordSent()
  showCode()
  expect((await screen.findByRole('timer')).textContent).toMatch(/in 0:(30|29)\./)
})

it('The code screen shows a toast after resending the code', async () => {
  recordSent(pageNow() - 1)
  showCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
  expect(await screen.findByRole('timer')).toBeDefined()
  expect(toasts.read()).toMatchObject({ message: 'Code resent successfully!', severity: 'success' })
})

it('The code screen clears the old code and its error after a resend, and focuses the field', async () => {
  recordSent(pageNow() - 1)
  provider.use(handlers.verifyCode.fails(401, { message: 'This code has expired.' }))
  showCode()
  await enter('123456')
  await screen.findByRole('alert')
  await userEvent.click(screen.getByRole('button', { name: 'Resend code' }))
  await screen.findByRole('timer')
  const field = screen.getByLabelText<HTMLInputElement>('One-time code')
  expect(field.value).toBe('')
  expect(document.activeElement).toBe(field)
  expect(screen.queryByText('This code has expired.')).toBeNull()
})

it.each([
  [422, { errors: { email: ['Wait 12 seconds.'] } }, 'Wait 12 seconds.'],
  [404, { message: 'This code was not found.' }, 'This code was not found.'],
])('The code screen shows why another code was not sent, for status %i', async (code, said, message) => {
  recordSent(pageNow() - 1)
  provider.use(handlers.resendCode.fails(code, said))
  showCode()
  await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
  expect((await screen.findByRole('alert')).textContent).toContain(message)
})

it('The code screen closes when another tab logs out', async () => {
  recordSent()
  showCode()
  await userEvent.type(await screen.findByLabelText('One-time code'), '123')
  await act(() => endSession('other-tab'))
  expect(await screen.findByText('/logout')).toBeDefined()
  expect(logoutReason()).toBe('other-tab')
})

it('The code screen redirects to the choice of a channel when no code was sent', async () => {
  showCode()
  expect(await screen.findByText('/login/choose-mfa')).toBeDefined()
})

it('The locked-account screen shows how to get help', async () => {
  show('/mfa-account-locked', mfaAccountLockedScreen, { as: 'visitor' })
  expect(await screen.findByText(/support@harborlight.example/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Set a new password' })).toBeDefined()
})
