import { depositor, handlers, respond } from '@coffer/api-client/fakes'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'
import { storedText } from '@coffer/router/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  identity,
  leaveAndReturn,
  provider,
  showInvited,
  showVerified,
} from '../invitation/invited-person.ts'
import { CreatePasswordScreen } from './create-password-screen.tsx'
import { jointPasswordSet } from '../results.ts'
import { passwordSuccessScreen } from '../invitation/result-screens.tsx'

const password = 'quiet harbor Morning 7!'
const path = '/joint-account/onboarding/create-password'
const open = () => showVerified(path, CreatePasswordScreen)
const alert = async () => (await screen.findByRole('alert')).textContent
async function choose(text = password) {
  await userEvent.type(await screen.findByLabelText('Password'), text)
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
}

describe('choosing a password', () => {
  it('The password form sets the password, clears the verified identity and records the email', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.saveStep.answers(async (request) => {
        sent.push(await request.json())
        return respond(depositor())
      }),
    )
    const shown = open()
    await choose()
    await waitFor(() => expect(shown.path()).toBe('/joint-account/onboarding/password-success'))
    expect(sent).toEqual([{ step: 'password', ...identity, password, password_confirmation: password }])
    expect(jointIdentity.read()).toBeNull()
    expect(jointPasswordSet.read()).toEqual({ email: identity.email })
  })

  it('The password form rejects a password that misses the requirements without a request', async () => {
    open()
    await choose('short')
    expect(await alert()).toContain('This password doesn’t meet all requirements yet.')
  })

  it('The password form shows a rejection at its field', async () => {
    provider.use(handlers.saveStep.fails(422, { errors: { password: ['Many people use this one.'] } }))
    open()
    await choose()
    expect(await alert()).toContain('Many people use this one.')
  })

  it('The password form returns to the identity check when the verified identity has expired', async () => {
    provider.use(
      handlers.saveStep.fails(400, { message: 'Verify once more.', errors: { link_expired: ['Verify.'] } }),
    )
    const { path: where } = open()
    await choose()
    await waitFor(() => expect(where()).toBe('/joint-account/onboarding/ssn-verification'))
    expect(jointIdentity.read()).toBeNull()
    expect(jointInvitation.read()).not.toBeNull()
  })

  it('The password form explains a used invitation after an earlier attempt with a lost response', async () => {
    provider.use(handlers.saveStep.breaks())
    const { path: where } = open()
    await choose()
    expect(await screen.findByText('We couldn’t confirm this went through')).toBeDefined()
    provider.use(handlers.saveStep.fails(400, { errors: { link_used: ['Used.'] } }))
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }))
    await waitFor(() => expect(where()).toBe('/joint-account/verify/success'))
  })

  it('The password form links to the log-in for an email that already has one', async () => {
    provider.use(handlers.saveStep.fails(422, { errors: { email: ['Taken.'] } }))
    open()
    await choose()
    expect(await alert()).toContain('This email already has a log-in. Log in, or ask')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
  })

  it('The password form never stores the password', async () => {
    const shown = open()
    await userEvent.type(await screen.findByLabelText('Password'), password)
    await leaveAndReturn(shown)
    expect(await screen.findByLabelText('Password')).toHaveProperty('value', '')
    expect(storedText()).not.toContain('quiet harbor')
  })
})

describe('after the password is set', () => {
  it('The password success screen confirms the password, even after a reload', async () => {
    jointPasswordSet.record({ email: identity.email })
    const shown = showInvited('/joint-account/onboarding/password-success', passwordSuccessScreen)
    expect(await screen.findByText(/Log in with sam@example.com/)).toBeDefined()
    await leaveAndReturn(shown)
    expect(await screen.findByText(/Log in with sam@example.com/)).toBeDefined()
  })

  it('The password success screen redirects to Welcome without a result', async () => {
    const { path: where } = showInvited('/joint-account/onboarding/password-success', passwordSuccessScreen)
    await waitFor(() => expect(where()).toBe('/joint-account/onboarding'))
  })
})
