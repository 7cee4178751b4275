import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { duplicateNotificationScreen } from '../duplicate-notification/duplicate-notification-screen.tsx'
import { invited, signedUp, started } from '../example-holder.ts'
import { show, showAfter, provideHolder } from '../fake-provider.ts'
import { JointAccountScreen } from '../joint-account/joint-account-screen.tsx'
import { jointInvited } from '../results.ts'
import { addressInformationScreen } from '../address-information/address-information-screen.tsx'
import { successScreen } from '../result-screens.tsx'
import { resumeScreen } from '../resume/resume-screen.tsx'
import { reviewingAccountScreen } from '../reviewing-account/reviewing-account-screen.tsx'
import { savedScreen } from '../saved/saved-screen.tsx'

it('shows what is saved and the next step', async () => {
  provideHolder(started('basic'))
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(/Next step: Address/)).toBeDefined()
})

it.each([
  ['nobody', null, '/joint-account'],
  ['one invited', invited(), '/joint-account/account-holder'],
])('redirects where there is nothing to resume: %s', async (_, holder, to) => {
  provideHolder(holder)
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(to)).toBeDefined()
})

it.each([
  ['none', '/joint-account/personal-information'],
  ['basic', '/joint-account/address-information'],
  ['address', '/joint-account/occupation'],
  ['employer', '/joint-account/confirm-details'],
] as const)('resumes after %s', async (last, to) => {
  provideHolder(started(last))
  show('/joint-account/resume', resumeScreen)
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(to)
})

it('redirects from a later step to the first step not done', async () => {
  provideHolder(started('none'))
  show('/joint-account/address-information', addressInformationScreen)
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
})

it('explains sharing, and links to a begun application', async () => {
  provideHolder(started('basic'))
  show('/joint-account', JointAccountScreen)
  expect(await screen.findByText('What it means')).toBeDefined()
  const on = await screen.findByRole('link', { name: 'Pick up where you left off' })
  expect(on.getAttribute('href')).toBe('/joint-account/resume')
})

it('shows where the invitation went and until when it is valid', async () => {
  provideHolder(invited())
  await showAfter(
    () =>
      jointInvited.record({
        email: 'sam@example.com',
        expiresAt: '2026-11-21T15:00:00Z',
      }),
    '/joint-account/success',
    successScreen,
  )
  expect(await screen.findByText('We sent it to sam@example.com.')).toBeDefined()
  expect(screen.getByText(/Nov 21, 2026/)).toBeDefined()
})

it('redirects from the success screen without a result', async () => {
  show('/joint-account/success', successScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})

it('links to the correction of a number that is on file', async () => {
  provideHolder(started('none'))
  show('/joint-account/duplicate-notification', duplicateNotificationScreen)
  const link = await screen.findByRole('link', { name: 'Edit number' })
  expect(link.getAttribute('href')).toBe('/joint-account/personal-information')
})

it.each([
  ['IN_REVIEW', /accepted your invitation, and we’re confirming/],
  ['FLAGGED', /accepted your invitation\. We need more from/],
] as const)('shows what a review waits for: %s', async (status, text) => {
  provideHolder(signedUp(status))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText(text)).toBeDefined()
})

it('redirects once the review has ended', async () => {
  provideHolder(signedUp('PASSED'))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})
