import { depositor, depositorProgress, handlers } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider } from '@coffer/router/faked-provider'
import { show } from '../show.ts'
import { RegistrationHomeScreen } from './registration-home-screen.tsx'

type Standing = Parameters<typeof depositorProgress>[0]
function showAt(standing: Standing) {
  provider.use(handlers.progress(depositorProgress(standing)), handlers.depositor(depositor(standing)))
  return show('/login/registration-home', RegistrationHomeScreen)
}

it.each<[string, Standing, string]>([
  ['address', { registration_status: null, registration_last_step: 'address' }, '/registration/employer'],
  [
    'employer',
    { registration_status: null, registration_last_step: 'employer' },
    '/registration/confirm-details',
  ],
  ['confirmed', { registration_last_step: 'confirmed', extended_status: 'UNLINKED' }, '/registration/passed'],
  ['bank', { registration_last_step: 'bank', extended_status: 'UNLINKED' }, '/manual-funding/microdeposits'],
  ['verified', { registration_last_step: 'verified', extended_status: 'LINKED' }, '/fund-account'],
])('is one click from going on after %s', async (_, standing, path) => {
  showAt(standing)
  const resume = await screen.findByRole('link', { name: 'Go on with your application' })
  expect(resume.getAttribute('href')).toBe(path)
})

it('shows how far each stage is', async () => {
  showAt({ registration_last_step: 'confirmed', extended_status: 'UNLINKED' })
  const stages = await screen.findAllByRole('listitem')
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Set up credentialsDone',
    'Tell us about yourselfDone',
    'Link accountNext',
    'Fund savings accountLater',
  ])
})
