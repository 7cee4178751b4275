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

it('The Saved screen shows what is saved and the next step', async () => {
  provideHolder(started('basic'))
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(/Next step: Address/)).toBeDefined()
})

it.each([
  ['no application', null, '/joint-account'],
  ['an invited holder', invited(), '/joint-account/account-holder'],
])('The Saved screen redirects when there is nothing to resume: %s', async (_, holder, to) => {
  provideHolder(holder)
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(to)).toBeDefined()
})

it.each([
  ['none', '/joint-account/personal-information'],
  ['basic', '/joint-account/address-information'],
  ['address', '/joint-account/occupation'],
  ['employer', '/joint-account/confirm-details'],
] as const)('The Resume screen links to the step after %s', async (last, to) => {
  provideHolder(started(last))
  show('/joint-account/resume', resumeScreen)
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(to)
})

it('A later step redirects to the first incomplete step', async () => {
  provideHolder(started('none'))
  show('/joint-account/address-information', addressInformationScreen)
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
})

it('The Joint account screen explains sharing and links to an application in progress', async () => {
  provideHolder(started('basic'))
  show('/joint-account', JointAccountScreen)
  expect(await screen.findByText('What it means')).toBeDefined()
  const on = await screen.findByRole('link', { name: 'Pick up where you left off' })
  expect(on.getAttribute('href')).toBe('/joint-account/resume')
})

it('The invitation success screen shows the recipient and the expiry of the invitation', async () => {
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

it('The invitation success screen redirects without a result', async () => {
  show('/joint-account/success', successScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})

it('The Duplicate notification screen links to the step that corrects the number', async () => {
  provideHolder(started('none'))
  show('/joint-account/duplicate-notification', duplicateNotificationScreen)
  const link = await screen.findByRole('link', { name: 'Edit number' })
  expect(link.getAttribute('href')).toBe('/joint-account/personal-information')
})

it.each([
  ['IN_REVIEW', /accepted your invitation, and we’re confirming/],
  ['FLAGGED', /accepted your invitation\. We need more from/],
] as const)('The Reviewing account screen explains the status %s', async (status, text) => {
  provideHolder(signedUp(status))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText(text)).toBeDefined()
})

it('The Reviewing account screen redirects when the review has ended', async () => {
  provideHolder(signedUp('PASSED'))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})
