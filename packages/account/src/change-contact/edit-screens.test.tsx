import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { codeSent, handlers, respond } from '@coffer/api-client/fakes'
import { changeUnderWay } from '@coffer/router/access-results'
import { describeFormContract } from '@coffer/router/form-contract'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { leaveAndReturn, provider, show } from '../fake-provider.ts'
import { EditEmailScreen } from './edit-email-screen.tsx'
import { EditPhoneScreen } from './edit-phone-screen.tsx'

const openEmail = () => show('/my-account/edit-user-info/email', EditEmailScreen)
const openPhone = () => show('/my-account/edit-user-info/phone', EditPhoneScreen)
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }))
const alert = () => screen.findByRole('alert')
const sendEmail = async (email = 'ada@new.example') => {
  await type('New email', email)
  await type('Current password', 'quiet harbor morning')
  await send()
}

describe('EditEmailScreen', () => {
  it('The email form sends the password and records the change that the code will confirm', async () => {
    const sent = recordRequests(handlers.requestContactChange, () =>
      respond(codeSent({ masked_destination: 'a•••@new.example' })),
    )
    openEmail()
    expect(await screen.findByText('Current: ada@example.com')).toBeDefined()
    await sendEmail('  ADA@new.example ')
    expect(await screen.findByText('/my-account/otp-verification')).toBeDefined()
    expect(requestBodies(sent)).toEqual([
      { email: 'ada@new.example', current_password: 'quiet harbor morning' },
    ])
    expect(changeUnderWay.read()).toMatchObject({
      of: 'email',
      value: 'ada@new.example',
      nonceToken: 'nonce',
      maskedDestination: 'a•••@new.example',
      isConfirmed: false,
    })
  })

  it('The email form asks for a step-up code if the provider requires one, then repeats the same request', async () => {
    const stepUpFirst = () =>
      respond(null, { code: 403, errors: { step_up: ['Confirm it’s you with a one-time code.'] } })
    const sent = recordRequests(handlers.requestContactChange, stepUpFirst, () =>
      respond(codeSent({ masked_destination: 'a•••@new.example' })),
    )
    openEmail()
    await sendEmail()
    expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('One-time code'), '482913{Enter}')
    expect(await screen.findByText('/my-account/otp-verification')).toBeDefined()
    const change = { email: 'ada@new.example', current_password: 'quiet harbor morning' }
    expect(requestBodies(sent)).toEqual([change, change])
  })

  it('The email form reports missing and malformed fields', async () => {
    openEmail()
    await type('New email', 'ada')
    await send()
    const summary = (await alert()).textContent
    expect(summary).toContain('Enter an email like name@example.com.')
    expect(summary).toContain('Enter your current password.')
  })

  it.each([
    ['email', 'This email is taken.'],
    ['current_password', 'This is not your current password.'],
  ])('The email form shows a rejection at the %s field: %s', async (field, message) => {
    provider.use(handlers.requestContactChange.fails(422, { errors: { [field]: [message] } }))
    openEmail()
    await sendEmail()
    expect((await alert()).textContent).toContain(message)
    expect(screen.getByLabelText('New email')).toHaveProperty('value', 'ada@new.example')
  })

  it('The email form restores the email after a reload, but never the password', async () => {
    const shown = openEmail()
    await type('New email', 'ada@new.example')
    await type('Current password', 'quiet harbor morning')
    expect(sessionStorage.getItem('tab-state')).toContain('ada@new.example')
    expect(localStorage.getItem('root')).not.toContain('ada@new.example')
    expect(sessionStorage.getItem('tab-state')).not.toContain('quiet harbor')
    await leaveAndReturn(shown)
    expect(await screen.findByLabelText('New email')).toHaveProperty('value', 'ada@new.example')
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
  })

  it('The email form links to the locked-account screen when the account is locked', async () => {
    provider.use(handlers.requestContactChange.fails(403, { message: 'Account Locked.' }))
    openEmail()
    await sendEmail()
    expect((await alert()).textContent).toContain('Account Locked.')
    const link = screen.getByRole('link', { name: 'See what to do' })
    expect(link.getAttribute('href')).toBe('/mfa-account-locked')
  })

  it('The email form keeps its input after a lost response', async () => {
    provider.use(handlers.requestContactChange.breaks())
    openEmail()
    await sendEmail()
    expect(await screen.findByText('We couldn’t confirm your code was sent')).toBeDefined()
    expect(screen.queryByText('We couldn’t send the code')).toBeNull()
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'quiet harbor morning')
  })
})

describe('EditPhoneScreen', () => {
  it.each([
    [[], 'A text message can be intercepted, so never share a code.'],
    [
      ['passkeys'],
      'A text message can be intercepted. For stronger protection, add a passkey in My account.',
    ],
  ] as const)(
    'The phone form explains the risk of text messages when the capabilities are %j',
    async (capabilities, risk) => {
      const restore = announceCapabilities(...capabilities)
      openPhone()
      expect(await screen.findByText(new RegExp(risk))).toBeDefined()
      restore()
    },
  )

  it('The phone form sends the ten digits of the number', async () => {
    const sent = recordRequests(handlers.requestContactChange, () => respond(codeSent()))
    openPhone()
    expect(await screen.findByText('Current: (614) 555-0123')).toBeDefined()
    await type('New mobile number', '(614) 555-0199')
    await type('Current password', 'quiet harbor morning{Enter}')
    expect(await screen.findByText('/my-account/otp-verification')).toBeDefined()
    expect(requestBodies(sent)).toEqual([{ phone: '6145550199', current_password: 'quiet harbor morning' }])
    expect(changeUnderWay.read()).toMatchObject({ of: 'phone', value: '6145550199' })
  })

  it.each([
    ['', 'Enter your new mobile number.'],
    ['614555', 'Enter a 10-digit mobile number.'],
  ])('The phone form rejects the number %o', async (typed, message) => {
    openPhone()
    const field = await screen.findByLabelText('New mobile number')
    if (typed) await userEvent.type(field, typed)
    await send()
    expect((await alert()).textContent).toContain(message)
  })
})

describeFormContract('The form for another email', {
  open: async () => {
    const shown = openEmail()
    await type('New email', 'ada@new.example')
    await type('Current password', 'quiet harbor morning')
    return shown
  },
  submit: 'Send code',
  call: handlers.requestContactChange,
  accepted: () => respond(codeSent({ masked_destination: 'a•••@new.example' })),
  done: () => screen.findByText('/my-account/otp-verification'),
  typed: { label: 'New email', value: 'ada@new.example', isDraft: true },
  refused: { field: 'email', label: 'New email' },
})
