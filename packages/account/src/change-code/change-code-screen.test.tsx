import { pageNow } from '@coffer/domain/test-clock'
import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { handlers, respond, user } from '@coffer/api-client/fakes'
import { changeUnderWay } from '@coffer/router/access-results'
import { logoutReason } from '@coffer/session/logout-reason'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leaveAndReturn, provider, showAfter } from '../fake-provider.ts'
import { ChangeCodeScreen } from './change-code-screen.tsx'
import { userChanged, userUnchanged } from '../results.ts'

const success = '/my-account/edit-user-info/success'
const failed = '/my-account/edit-user-info/failed'
const newEmail = user({ email: 'ada@new.example' })

const recordChange = (part: { isConfirmed?: boolean; resendAt?: number; of?: 'email' | 'phone' } = {}) => {
  const { of = 'email', ...rest } = part
  changeUnderWay.record({
    of,
    value: of === 'email' ? 'ada@new.example' : '6145550199',
    nonceToken: 'nonce',
    maskedDestination: of === 'email' ? 'a•••@new.example' : '(•••) •••-0199',
    resendAt: pageNow() + 30_000,
    isConfirmed: false,
    ...rest,
  })
}
const open = (part?: Parameters<typeof recordChange>[0]) =>
  showAfter(() => recordChange(part), '/my-account/otp-verification', ChangeCodeScreen)
/** The last digit submits; fewer need Enter. */
const enter = async (code = '123456') =>
  userEvent.type(await screen.findByLabelText('One-time code'), code.length < 6 ? `${code}{Enter}` : code)
const confirmFirst = () =>
  respond(null, { code: 403, errors: { step_up: ['Confirm it’s you with a one-time code.'] } })
async function confirmAgain() {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Send the code' }))
  await userEvent.type(await within(dialog).findByLabelText('One-time code'), '482913{Enter}')
}
const alert = async () => (await screen.findByRole('alert')).textContent

describe('entering the right code', () => {
  it('The code screen saves a confirmed email, and every screen shows it at once', async () => {
    const sent = recordRequests(handlers.updateContact, () => respond(newEmail))
    const { queryClient } = await open()
    expect(await screen.findByText(/We sent a 6-digit code to a•••@new\.example/)).toBeDefined()
    await enter()
    expect(await screen.findByText(success)).toBeDefined()
    expect(requestBodies(sent)).toEqual([{ email: 'ada@new.example' }])
    expect(userChanged.read()).toEqual({ of: 'email', value: 'ada@new.example' })
    expect(queryClient.getQueryData(['user'])).toMatchObject({ email: 'ada@new.example' })
    await waitFor(() => expect(changeUnderWay.read()).toBeNull())
  })

  it('The code screen saves a confirmed phone number', async () => {
    const sent = recordRequests(handlers.updateContact, () => respond(user({ phone: '6145550199' })))
    await open({ of: 'phone' })
    await enter()
    expect(await screen.findByText(success)).toBeDefined()
    expect(requestBodies(sent)).toEqual([{ phone: '6145550199' }])
  })

  it('The code field accepts a pasted code with a space in it', async () => {
    provider.use(handlers.updateContact(user({ email: 'ada@new.example' })))
    await open()
    await userEvent.click(await screen.findByLabelText('One-time code'))
    await userEvent.paste('123 456')
    expect(await screen.findByText(success)).toBeDefined()
  })
})

describe('a rejected code', () => {
  it.each([
    'That code is not right. Check it and try again. 2 tries left',
    'That code is no longer good. Ask for a new one.',
  ])('The code field shows the provider’s error: %s', async (message) => {
    provider.use(handlers.verifyCode.fails(400, { errors: { code: [message] } }))
    await open()
    await enter()
    expect(await alert()).toContain(message)
    expect(changeUnderWay.read()).not.toBeNull()
  })

  it.each([
    ['', 'Enter the code we sent you.'],
    ['123', 'Enter all 6 digits of the code.'],
  ])('The code field rejects the malformed code %o without a request', async (code, message) => {
    await open()
    await screen.findByLabelText('One-time code')
    await enter(code)
    expect(await alert()).toContain(message)
  })

  it('A code that locks the account ends the change and opens the locked-account screen', async () => {
    provider.use(handlers.verifyCode.fails(403, { message: 'Too many incorrect attempts. Account Locked.' }))
    await open()
    await enter()
    expect(await screen.findByText('/mfa-account-locked')).toBeDefined()
    await waitFor(() => expect(logoutReason()).toBe('locked'))
    await waitFor(() => expect(changeUnderWay.read()).toBeNull())
  })

  it('The code screen links to the start when the change has already ended', async () => {
    provider.use(handlers.verifyCode.fails(401, { message: 'Bearer token or nonce token is null' }))
    await open()
    await enter()
    expect(await alert()).toContain('This code is no longer needed. Start again to make a change.')
    const link = screen.getByRole('link', { name: 'Start again' })
    expect(link.getAttribute('href')).toBe('/my-account/edit-user-info/email')
  })
})

describe('saving the confirmed value', () => {
  it('The code screen ends the change after a definitive rejection', async () => {
    provider.use(handlers.updateContact.fails(422, { errors: { email: ['This email is taken.'] } }))
    await open()
    await enter()
    expect(await screen.findByText(failed)).toBeDefined()
    expect(userUnchanged.read()).toEqual({
      of: 'email',
      message: 'This email is taken.',
    })
  })

  it('The code screen asks for another confirmation when the last one has expired, then saves', async () => {
    const sent = recordRequests(handlers.updateContact, confirmFirst, () => respond(newEmail))
    await open()
    await enter()
    await confirmAgain()
    expect(await screen.findByText(success)).toBeDefined()
    expect(requestBodies(sent)).toEqual([{ email: 'ada@new.example' }, { email: 'ada@new.example' }])
  })

  it('The code screen reports success after a lost response if the user already has the new value', async () => {
    provider.use(handlers.updateContact.breaks(), handlers.user(newEmail))
    await open()
    await enter()
    expect(await screen.findByText(success)).toBeDefined()
  })

  it('The code screen can retry saving without another code, even after a reload', async () => {
    provider.use(handlers.updateContact.breaks())
    const shown = await open()
    await enter()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your new email is confirmed' }),
    ).toBeDefined()
    expect(await alert()).toContain('We couldn’t save the change')
    await leaveAndReturn(shown)
    provider.use(handlers.updateContact(newEmail))
    await userEvent.click(await screen.findByRole('button', { name: 'Save change' }))
    expect(await screen.findByText(success)).toBeDefined()
  })
})

describe('a lost response to the code', () => {
  it('A lost response to the code is no failure if the value can be saved', async () => {
    provider.use(handlers.verifyCode.breaks(), handlers.updateContact(newEmail))
    await open()
    await enter()
    expect(await screen.findByText(success)).toBeDefined()
    expect(userChanged.read()).toEqual({ of: 'email', value: 'ada@new.example' })
  })

  it('A lost response to the code counts as a rejection if saving is forbidden, and the code can be resent', async () => {
    recordRequests(
      handlers.verifyCode,
      () => Response.error(),
      () => respond(null, { code: 400, errors: { code: ['That code is no longer good.'] } }),
    )
    provider.use(handlers.updateContact.fails(403))
    await open()
    await enter()
    expect(await alert()).toContain('We checked, and nothing came through.')
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }))
    expect(await screen.findAllByText('That code is no longer good.')).not.toHaveLength(0)
  })

  it('The outcome stays unknown when neither the code nor the save gets a response', async () => {
    provider.use(handlers.verifyCode.breaks(), handlers.updateContact.breaks())
    await open()
    await enter()
    expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
    expect(screen.queryByText('We couldn’t confirm the code')).toBeNull()
    provider.use(handlers.updateContact(newEmail))
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }))
    expect(await screen.findByText(success)).toBeDefined()
  })
})

describe('ResendCode', () => {
  it('ResendCode counts down before it offers another code', async () => {
    await open()
    expect((await screen.findByRole('timer')).textContent).toMatch(/in 0:(30|29)\./)
  })

  it('ResendCode shows a toast after resending the code', async () => {
    await open({ resendAt: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await screen.findByRole('timer')).toBeDefined()
    expect(toasts.read().message).toBe('Code resent successfully!')
  })

  it('ResendCode asks for another confirmation when the last one has expired, then sends the code', async () => {
    recordRequests(handlers.resendCode, confirmFirst, () =>
      respond({ nonce_token: 'another', resend_after_seconds: 30 }),
    )
    await open({ resendAt: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    await confirmAgain()
    await waitFor(() => expect(changeUnderWay.read()).toMatchObject({ nonceToken: 'another' }))
  })

  it.each([
    [422, { errors: { email: ['Wait 12 seconds.'] } }, 'Wait 12 seconds.'],
    [404, { message: 'This code was not found.' }, 'This code was not found.'],
  ])('ResendCode shows the reason for a rejection with status %i', async (code, answer, message) => {
    provider.use(handlers.resendCode.fails(code, answer))
    await open({ resendAt: 0 })
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(await alert()).toContain(message)
  })
})

it('The code screen redirects to Not found without a change in progress', async () => {
  await showAfter(() => undefined, '/my-account/otp-verification', ChangeCodeScreen)
  expect(await screen.findByText('/not-found')).toBeDefined()
})
