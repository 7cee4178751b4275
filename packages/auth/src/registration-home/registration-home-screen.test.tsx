import {
  depositor,
  depositorProgress,
  handlers,
  linkedAccount,
  linkedAccounts,
} from '@coffer/api-client/fakes'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/fake-provider'
import { show } from '../show.ts'
import { RegistrationHomeScreen } from './registration-home-screen.tsx'

type ProgressPart = Parameters<typeof depositorProgress>[0]
function showAt(part: ProgressPart) {
  provider.use(handlers.progress(depositorProgress(part)), handlers.depositor(depositor(part)))
  return show('/login/registration-home', RegistrationHomeScreen)
}

it.each<[string, ProgressPart, string]>([
  ['address', { registration_status: null, registration_last_step: 'address' }, '/registration/employer'],
  [
    'employer',
    { registration_status: null, registration_last_step: 'employer' },
    '/registration/confirm-details',
  ],
  ['confirmed', { registration_last_step: 'confirmed', extended_status: 'UNLINKED' }, '/registration/passed'],
  ['bank', { registration_last_step: 'bank', extended_status: 'UNLINKED' }, '/manual-funding/microdeposits'],
  ['verified', { registration_last_step: 'verified', extended_status: 'LINKED' }, '/fund-account'],
])('RegistrationHomeScreen links to the next step after %s', async (_, part, path) => {
  showAt(part)
  const resume = await screen.findByRole('link', { name: 'Continue your application' })
  expect(resume.getAttribute('href')).toBe(path)
})

it('RegistrationHomeScreen shows the state of each stage', async () => {
  showAt({ registration_last_step: 'confirmed', extended_status: 'UNLINKED' })
  const stages = await screen.findAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Set up credentialsDone',
    'Tell us about yourselfDone',
    'Link accountNext',
    'Fund savings accountLater',
  ])
})

it('RegistrationHomeScreen shows the pending bank and the expected date of its deposits', async () => {
  const pending = linkedAccount({
    source_type: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verify_attempts_left: 3,
    microdeposits_expected_by: '2026-11-24',
  })
  provider.use(handlers.linkedAccounts(linkedAccounts({ accounts: [pending] })))
  showAt({ registration_last_step: 'bank', extended_status: 'UNLINKED' })
  expect(await screen.findByText(/First Meadow Bank, account ending in 0987/)).toBeDefined()
  expect(screen.getByText(/Expected by .*Nov 24, 2026/)).toBeDefined()
})

it('RegistrationHomeScreen waits for the bank before it shows the button, to avoid a layout shift', async () => {
  provider.use(handlers.linkedAccounts.hangs())
  showAt({ registration_last_step: 'bank', extended_status: 'UNLINKED' })
  expect(await screen.findAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('link', { name: 'Continue your application' })).toBeNull()
})

it('RegistrationHomeScreen shows that a bank is not usable', async () => {
  provider.use(
    handlers.linkedAccounts(
      linkedAccounts({ accounts: [linkedAccount({ status: 'VERIFICATION_RETURNED' })] }),
    ),
  )
  showAt({ registration_last_step: 'bank', extended_status: 'UNLINKED' })
  expect(await screen.findByText('We can’t use First Meadow Bank, account ending in 0987')).toBeDefined()
})

it('RegistrationHomeScreen continues without the bank when it fails to load', async () => {
  provider.use(handlers.linkedAccounts.fails(500))
  showAt({ registration_last_step: 'bank', extended_status: 'UNLINKED' })
  expect(await screen.findByRole('link', { name: 'Continue your application' })).toBeDefined()
})

it('RegistrationHomeScreen links to messages and to canceling', async () => {
  showAt({ registration_status: null, registration_last_step: 'address' })
  const messages = await screen.findByRole('link', { name: 'Messages' })
  expect(messages.getAttribute('href')).toBe('/registration/message-center')
  const cancel = screen.getByRole('link', { name: 'Cancel application' })
  expect(cancel.getAttribute('href')).toBe('/registration/cancel-account-open')
})

it('RegistrationHomeScreen names the next step', async () => {
  showAt({ registration_status: null, registration_last_step: 'address' })
  expect(await screen.findByText('Your progress is saved. Next: Employer.')).toBeDefined()
})
