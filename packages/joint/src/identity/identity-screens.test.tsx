import { handlers, respond } from '@coffer/api-client/fakes'
import { jointIdentity, jointInvitation } from '@coffer/router/access-results'
import { storedText } from '@coffer/router/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  identity,
  leaveAndReturn,
  linkState,
  provider,
  showInvited,
  showVerified,
} from '../invitation/invited-person.ts'
import { SsnVerificationScreen } from './ssn-verification-screen.tsx'
import { identityVerifiedScreen, lockedAccessScreen } from '../invitation/result-screens.tsx'

const open = () => showInvited('/joint-account/onboarding/ssn-verification', SsnVerificationScreen)
const ssn = () => screen.findByLabelText('Last 4 digits of your Social Security number')
const alert = async () => (await screen.findByRole('alert')).textContent
const verify = () => userEvent.click(screen.getByRole('button', { name: 'Verify' }))
async function prove({ digits = '6789', year = '1990' } = {}) {
  await userEvent.type(await ssn(), digits)
  await userEvent.type(screen.getByLabelText('Month'), '02')
  await userEvent.type(screen.getByLabelText('Day'), '28')
  await userEvent.type(screen.getByLabelText('Year'), year)
  await verify()
}

describe('the identity check', () => {
  it('The identity check sends the link state and records the verified identity', async () => {
    const sent: unknown[] = []
    provider.use(
      handlers.verifyIdentity.answers(async (request) => {
        sent.push(await request.json())
        return respond(identity)
      }),
    )
    const { path } = open()
    await prove()
    await waitFor(() => expect(path()).toBe('/joint-account/onboarding/identity-verified'))
    expect(sent).toEqual([{ ...linkState, ssn_last_four: '6789', date_of_birth: '1990-02-28' }])
    expect(jointIdentity.read()).toEqual(identity)
  })

  it('The identity check reports both missing fields', async () => {
    open()
    await ssn()
    await verify()
    const text = await alert()
    expect(text).toContain('Enter the last 4 digits.')
    expect(text).toContain('Enter your date of birth.')
  })

  it.each([
    ['12', '1990', 'Enter exactly 4 digits.'],
    ['6789', '90', 'Enter the month, day and 4-digit year.'],
    ['6789', '2190', 'Enter a date in the past.'],
  ])(
    'The identity check rejects the digits %s and the year %s without a request',
    async (digits, year, message) => {
      open()
      await prove({ digits, year })
      expect(await alert()).toContain(message)
    },
  )

  it.each([
    [2, '2 tries left'],
    [1, 'Ask the person who invited you to check what they entered.'],
  ])('The identity check shows that %i tries are left and keeps its input', async (left, message) => {
    provider.use(handlers.verifyIdentity.fails(422, {}, { attempts_left: left }))
    open()
    await prove()
    expect(await alert()).toContain(message)
    expect(await ssn()).toHaveProperty('value', '6789')
  })

  it('The identity check opens the locked screen when access is locked', async () => {
    provider.use(handlers.verifyIdentity.fails(403, { message: 'Too many tries.' }))
    const { path } = open()
    await prove()
    await waitFor(() => expect(path()).toBe('/joint-account/onboarding/locked-access'))
  })

  it.each(['used', 'expired', 'invalid'])(
    'The identity check explains a link that has become %s',
    async (problem) => {
      provider.use(handlers.verifyIdentity.fails(400, { errors: { [`link_${problem}`]: ['No good.'] } }))
      const { path, router } = open()
      await prove()
      await waitFor(() => expect(path()).toBe('/joint-account/verify/success'))
      expect(router.state.location.searchStr).toBe(`?state=${problem}`)
      expect(jointInvitation.read()).toBeNull()
    },
  )

  it('The identity check claims no outcome after a lost response', async () => {
    provider.use(handlers.verifyIdentity.breaks())
    open()
    await prove()
    expect(await screen.findByText('We couldn’t confirm your details')).toBeDefined()
    expect(screen.queryByText(/tries left/)).toBeNull()
  })

  it('The identity check stores none of its input', async () => {
    const shown = open()
    await userEvent.type(await ssn(), '6789')
    await leaveAndReturn(shown)
    expect(await ssn()).toHaveProperty('value', '')
    expect(storedText()).not.toContain('6789')
  })
})

it('The Identity verified screen links to the password form and shows the invited email', async () => {
  showVerified('/joint-account/onboarding/identity-verified', identityVerifiedScreen)
  expect(await screen.findByText(/sam@example.com/)).toBeDefined()
  const link = screen.getByRole('link', { name: 'Choose a password' })
  expect(link.getAttribute('href')).toBe('/joint-account/onboarding/create-password')
})

it('The Locked access screen explains how to regain access', async () => {
  showInvited('/joint-account/onboarding/locked-access', lockedAccessScreen)
  expect(await screen.findByText(/Ask the person who invited you to check your/)).toBeDefined()
})
