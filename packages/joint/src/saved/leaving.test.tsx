import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DuplicateNotificationScreen } from '../duplicate-notification/duplicate-notification-screen.tsx'
import { invited, signedUp, started } from '../example-holder.ts'
import { show, showAfter, standsAt } from '../fake-provider.ts'
import { JointAccountScreen } from '../joint-account/joint-account-screen.tsx'
import { jointInvited } from '../results.ts'
import { addressInformationScreen } from '../address-information/address-information-screen.tsx'
import { successScreen } from '../result-screens.tsx'
import { resumeScreen } from '../resume/resume-screen.tsx'
import { reviewingAccountScreen } from '../reviewing-account/reviewing-account-screen.tsx'
import { savedScreen } from './saved-screen.tsx'

it('says what is kept for later, and what comes next', async () => {
  standsAt(started('basic'))
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(/Your next step is: Address/)).toBeDefined()
})

it.each([
  ['nobody', null, '/joint-account'],
  ['one invited', invited(), '/joint-account/account-holder'],
])('has nothing kept of %s', async (_, holder, to) => {
  standsAt(holder)
  show('/joint-account/saved', savedScreen)
  expect(await screen.findByText(to)).toBeDefined()
})

it.each([
  ['none', '/joint-account/personal-information'],
  ['basic', '/joint-account/address-information'],
  ['address', '/joint-account/occupation'],
  ['employer', '/joint-account/confirm-details'],
] as const)('goes on after %s', async (last, to) => {
  standsAt(started(last))
  show('/joint-account/resume', resumeScreen)
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(to)
})

it('leads whoever comes too early to the step to be done', async () => {
  standsAt(started('none'))
  show('/joint-account/address-information', addressInformationScreen)
  expect(await screen.findByText('/joint-account/personal-information')).toBeDefined()
})

it('says what sharing means before anybody is asked, and goes on with one who was', async () => {
  standsAt(started('basic'))
  show('/joint-account', JointAccountScreen)
  expect(await screen.findByText('What it means')).toBeDefined()
  const on = await screen.findByRole('link', { name: 'Go on where you left off' })
  expect(on.getAttribute('href')).toBe('/joint-account/resume')
})

it('says where the invitation went and until when it is good', async () => {
  standsAt(invited())
  await showAfter(
    () =>
      jointInvited.record({
        email: 'sam@example.com',
        expiresAt: '2026-11-21T15:00:00Z',
      }),
    '/joint-account/success',
    successScreen,
  )
  expect(await screen.findByText('We’ve sent it to sam@example.com.')).toBeDefined()
  expect(screen.getByText(/Nov 21, 2026/)).toBeDefined()
})

it('has sent nothing where nothing was recorded', async () => {
  show('/joint-account/success', successScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})

it('leads from a number that is on file to where it can be corrected', async () => {
  standsAt(started('none'))
  show('/joint-account/duplicate-notification', DuplicateNotificationScreen)
  const link = await screen.findByRole('link', { name: 'Correct the number' })
  expect(link.getAttribute('href')).toBe('/joint-account/personal-information')
})

it.each([
  ['IN_REVIEW', /we’re confirming who they are/],
  ['FLAGGED', /need something more from them/],
] as const)('says what a review waits for: %s', async (status, said) => {
  standsAt(signedUp(status))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText(said)).toBeDefined()
})

it('waits for no review that has ended', async () => {
  standsAt(signedUp('PASSED'))
  show('/joint-account/reviewing-account', reviewingAccountScreen)
  expect(await screen.findByText('/joint-account/account-holder')).toBeDefined()
})
