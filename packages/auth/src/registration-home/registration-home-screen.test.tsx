import { banner, depositor, depositorProgress, handlers } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

it('shows its banners, and remembers those dismissed', async () => {
  provider.use(
    handlers.banners([
      banner({ uuid: 'b-4', location: 4, title: 'Finish by Friday' }),
      banner({ uuid: 'b-2', location: 2, title: 'For the dashboard' }),
    ]),
  )
  showAt({ registration_last_step: 'verified', extended_status: 'LINKED' })
  expect(await screen.findByText('Finish by Friday')).toBeDefined()
  expect(screen.queryByText('For the dashboard')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('Finish by Friday')).toBeNull()
})

it('says so when its banners are forbidden, and leaves them out for any other failure', async () => {
  provider.use(handlers.banners.fails(403, { message: 'Not for you.' }))
  const { unmount } = showAt({ registration_last_step: 'verified', extended_status: 'LINKED' })
  expect((await screen.findByRole('alert')).textContent).toContain('Not for you.')
  unmount()
  provider.use(handlers.banners.fails(500))
  showAt({ registration_last_step: 'verified', extended_status: 'LINKED' })
  expect(await screen.findByRole('link', { name: 'Go on with your application' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
